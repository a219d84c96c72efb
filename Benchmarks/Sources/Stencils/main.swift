import Peer
import Stencil

let environment = Environment(trimBehaviour: .smart)
try Peer(arguments: CommandLine.arguments).run(
  fileExtension: "stencil",
  load: { Template(templateString: $0, environment: environment) },
  render: { try $0.render($1) })
