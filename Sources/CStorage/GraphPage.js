"use strict";
const $ = (id) => document.getElementById(id);
const [stage, world, panel, search] = [$("stage"), $("world"), $("panel"), $("search")];
const data = JSON.parse($("data").textContent);
const size = { width: +world.dataset.width, height: +world.dataset.height };
let view = { x: 0, y: 0, scale: 1 };

function show() {
  world.setAttribute("transform", `translate(${view.x} ${view.y}) scale(${view.scale})`);
  world.classList.toggle("far", view.scale < 0.6);
  label();
}

// From afar, flows have names of a readable size, as large as the room above what they show. Where that is out
// of sight, or folded, names are where nothing else is, those of outer flows first.
const areas = [...world.querySelectorAll(".area")].map((area) => ({
  name: area.dataset.node.slice(5), depth: +area.dataset.depth,
  natural: parseFloat(getComputedStyle(area.querySelector(".name")).fontSize),
  box: area.querySelector("rect").getBBox() })).sort((one, other) => one.depth - other.depth);
const things = [...world.querySelectorAll(".phone, .pill, .label")].map((thing) => thing.getBBox());
const scaled = ({ x, y, width, height }) => ({ x: x * view.scale + view.x,
  y: y * view.scale + view.y, width: width * view.scale, height: height * view.scale });
function label() {
  const isFolded = world.classList.contains("folded");
  const taken = isFolded ? [] : things.map(scaled);
  const isNear = view.scale >= 0.6 && !isFolded;
  $("names").replaceChildren(
    ...(isNear ? [] : areas.map((area) => place(area, isFolded, taken))));
}
function place({ name, depth, natural, box }, isFolded, taken) {
  const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
  const frame = scaled(box);
  const x = Math.max(0, frame.x) + Math.min(6, 18 * view.scale);
  const room = isFolded ? Infinity : (natural + 25) * view.scale;
  const size = Math.min(Math.max(natural * view.scale, [18, 16, 14][depth] ?? 12), room,
    (frame.x + frame.width - x) / name.length / 0.65);
  if (size < 7) return text;
  const width = name.length * size * 0.65;
  const middle = isFolded ? 3 : (room - size) / 2;
  for (let y = Math.max(0, frame.y) + middle; y + size <= frame.y + frame.height; y += 4) {
    const isAbove = frame.y >= 0 && !isFolded;
    if (!isAbove && taken.some((other) => x < other.x + other.width && other.x < x + width &&
      y < other.y + other.height && other.y < y + size)) continue;
    taken.push({ x, y, width, height: size });
    text.textContent = name;
    text.setAttribute("font-size", size);
    text.setAttribute("x", x);
    text.setAttribute("y", y + size * 0.77);
    break;
  }
  return text;
}
function zoom(factor, x = stage.clientWidth / 2, y = stage.clientHeight / 2) {
  const scale = Math.min(6, Math.max(0.02, view.scale * factor));
  const real = scale / view.scale;
  view = { x: x - (x - view.x) * real, y: y - (y - view.y) * real, scale };
  show();
}
function fit(box = { x: 0, y: 0, ...size }, most = 1.4) {
  const scale = Math.min(stage.clientWidth / (box.width + 60),
    stage.clientHeight / (box.height + 60), most);
  view = { x: (stage.clientWidth - box.width * scale) / 2 - box.x * scale,
    y: (stage.clientHeight - box.height * scale) / 2 - box.y * scale, scale };
  show();
}

const nodes = [...world.querySelectorAll("[data-node]")];
for (const node of nodes) {
  const [kind, name] = node.dataset.node.split(":");
  node.setAttribute("tabindex", "0");
  node.setAttribute("role", "button");
  const flow = node.dataset.flow;
  node.setAttribute("aria-label", `${kind} ${name}` + (flow ? ` in the flow ${flow}` : ""));
}

function choose(id, moves) {
  const entry = data[id];
  for (const chosen of document.querySelectorAll(".chosen")) chosen.classList.remove("chosen");
  if (!entry) return close();
  const own = nodes.filter((node) => node.dataset.node === id);
  for (const node of own) node.classList.add("chosen");
  const button = document.querySelector(`[data-goto="${CSS.escape(id)}"]`);
  button?.classList.add("chosen");
  button?.scrollIntoView({ block: "nearest" });
  const [kind, name] = id.split(":");
  const add = (parent, tag, text) => {
    const child = document.createElement(tag);
    if (text !== undefined) child.textContent = text;
    parent.append(child);
    return child;
  };
  panel.replaceChildren();
  const button2 = add(panel, "button", "Close");
  button2.id = "close";
  button2.onclick = close;
  add(panel, "span", kind).className = "kind";
  add(panel, "h2", name);
  if (entry.summary) add(panel, "p", entry.summary);
  for (const [label, lines] of [["spec", [entry.spec]], ...entry.rows]) {
    add(panel, "h3", label);
    const list = add(panel, "ul");
    for (const line of lines) add(add(list, "li"), "code", line);
  }
  if (entry.code) {
    add(panel, "h3", "generated protocol");
    add(panel, "pre", entry.code);
  }
  panel.hidden = false;
  location.replace("#" + encodeURIComponent(id));
  if (moves && own[0]) {
    unfold();
    // A flow's frame, not all that sticks out of it.
    fit((own[0].querySelector("rect") ?? own[0]).getBBox(), 1.1);
  }
}
function close() {
  panel.hidden = true;
  for (const chosen of document.querySelectorAll(".chosen")) chosen.classList.remove("chosen");
  stage.focus();
}
function fold() {
  const folded = world.classList.toggle("folded");
  $("fold").setAttribute("aria-pressed", folded);
  label();
}
function unfold() {
  world.classList.remove("folded");
  $("fold").setAttribute("aria-pressed", "false");
  label();
}

function find() {
  const words = search.value.trim().toLowerCase();
  const found = new Set();
  world.classList.toggle("searching", words !== "");
  for (const item of document.querySelectorAll("#outline li")) {
    const id = item.firstElementChild.dataset.goto;
    const matches = words === "" || id.split(":")[1].toLowerCase().includes(words);
    item.hidden = !matches;
    if (matches) found.add(id);
    for (const node of nodes) {
      if (node.dataset.node === id) node.classList.toggle("found", matches && words !== "");
    }
  }
  $("count").textContent = words === "" ? "" : `${found.size} found`;
}

search.addEventListener("input", find);
search.addEventListener("keydown", (event) => {
  const first = document.querySelector("#outline li:not([hidden]) button");
  if (event.key === "Enter" && first) choose(first.dataset.goto, true);
  if (event.key === "Escape") { search.value = ""; find(); stage.focus(); }
});
document.querySelector("#outline").addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button) choose(button.dataset.goto, true);
});
$("in").onclick = () => zoom(1.3);
$("out").onclick = () => zoom(1 / 1.3);
$("fit").onclick = () => fit();
$("fold").onclick = fold;

stage.addEventListener("wheel", (event) => {
  event.preventDefault();
  const box = stage.getBoundingClientRect();
  zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)),
    event.clientX - box.left, event.clientY - box.top);
}, { passive: false });
const fingers = new Map();
let moved = 0;
stage.addEventListener("pointerdown", (event) => {
  fingers.set(event.pointerId, event);
  moved = 0;
});
stage.addEventListener("pointermove", (event) => {
  const last = fingers.get(event.pointerId);
  if (!last) return;
  const others = [...fingers.values()].filter((other) => other.pointerId !== event.pointerId);
  const [dx, dy] = [event.clientX - last.clientX, event.clientY - last.clientY];
  moved += Math.abs(dx) + Math.abs(dy);
  if (others.length === 0) {
    view.x += dx;
    view.y += dy;
    show();
  } else {
    const distance = (one) => Math.hypot(one.clientX - others[0].clientX,
      one.clientY - others[0].clientY);
    zoom(distance(event) / Math.max(1, distance(last)));
  }
  if (moved > 4) {
    stage.classList.add("drag");
    stage.setPointerCapture(event.pointerId);
  }
  fingers.set(event.pointerId, event);
});
for (const name of ["pointerup", "pointercancel"]) {
  stage.addEventListener(name, (event) => {
    fingers.delete(event.pointerId);
    stage.classList.remove("drag");
  });
}
stage.addEventListener("click", (event) => {
  if (moved > 4) return;
  const node = event.target.closest("[data-node]");
  if (node) choose(node.dataset.node, false);
});
document.addEventListener("keydown", (event) => {
  if (event.target === search || event.metaKey || event.ctrlKey || event.altKey) return;
  const step = 60;
  const keys = {
    "/": () => search.focus(), "+": () => zoom(1.3), "=": () => zoom(1.3),
    "-": () => zoom(1 / 1.3), "0": () => fit(), f: fold, Escape: close,
    ArrowLeft: () => { view.x += step; show(); }, ArrowRight: () => { view.x -= step; show(); },
    ArrowUp: () => { view.y += step; show(); }, ArrowDown: () => { view.y -= step; show(); },
    Enter: () => {
      const node = document.activeElement.closest?.("[data-node]");
      if (node) { choose(node.dataset.node, false); panel.focus(); }
    },
  };
  const isInPlace = event.target.closest("nav, aside, header");
  if (isInPlace && (event.key === "Enter" || event.key.startsWith("Arrow"))) return;
  if (!keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});
addEventListener("resize", show);

fit();
if (location.hash) choose(decodeURIComponent(location.hash.slice(1)), true);
