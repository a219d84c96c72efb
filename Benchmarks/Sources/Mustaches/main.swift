import Mustache
import Peer

try Peer(arguments: CommandLine.arguments).run(
  fileExtension: "mustache",
  load: { try MustacheTemplate(string: $0) },
  render: { $0.render($1) })
