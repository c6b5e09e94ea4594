/** A script that draws pictures. Groups differ by point symbols or line dashes, not only by colour. */
const script = `
const svg = (name, attributes, ...inner) => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inner);
  return made;
};
const marks = ['M-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0', 'M-2 -2h4v4h-4z', 'M0 -2.4L2.4 2H-2.4z', 'M0 -2.6L2.6 0L0 2.6L-2.6 0z'];
const point = (n, more) => svg('path', { d: marks[n % 4], class: 'point s' + (n % 4) + (n < 4 ? '' : ' hollow'), ...more });
const dashes = ['', '9 4', '2 4', '12 4 2 4'];

/** Returns the numbers of a column. An empty cell is a gap. */
function numbersOf(rows, at, name) {
  return rows.map((row) => {
    const value = row[at] === '' ? NaN : Number(row[at]);
    if (row[at] !== '' && !Number.isFinite(value)) throw new Error(name + ' has the value ' + row[at] + ': choose a column of numbers.');
    return value;
  });
}

function linesOf(names, columns) {
  const all = columns.flat().filter(Number.isFinite);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const length = Math.max(2, ...columns.map((column) => column.length));
  const x = (at) => 48 + (at * 580) / (length - 1);
  const y = (value) => 250 - ((value - low) * 236) / (high - low);
  const ticks = [low, (low + high) / 2, high].flatMap((value) => [
    svg('path', { d: 'M48 ' + y(value) + 'H628', class: 'grid' }),
    svg('text', { x: 42, y: y(value) + 4, 'text-anchor': 'end' }, String(Math.round(value * 100) / 100)),
  ]);
  const lines = columns.map((column, n) => {
    const d = column.map((value, at) => (Number.isNaN(value) ? '' : (at === 0 || Number.isNaN(column[at - 1]) ? 'M' : 'L') + x(at).toFixed(1) + ' ' + y(value).toFixed(1))).join('');
    return svg('path', { d, class: 'line s' + n, 'stroke-dasharray': dashes[n] });
  });
  return svg('svg', { viewBox: '0 0 640 262', role: 'img', 'aria-label': 'Lines of ' + names.join(', ') + ', by row' }, ...ticks, ...lines);
}

function groundOf(xs, ys, groups, group) {
  const clip = svg('clipPath', { id: 'oval' }, svg('ellipse', { rx: 80, ry: 70.5 }));
  const arcs = [-80, 80].map((cx) => svg('circle', { cx, cy: 0, r: 50, 'clip-path': 'url(#oval)', class: 'mark' }));
  const points = xs.flatMap((x, at) => {
    return Number.isNaN(x) || Number.isNaN(ys[at]) ? [] : [point(groups.indexOf(group[at]), { transform: 'translate(' + x + ' ' + -ys[at] + ')' })];
  });
  return svg('svg', { viewBox: '-84 -75 168 150', role: 'img', 'aria-label': points.length + ' points on a ground' },
    clip, svg('ellipse', { rx: 80, ry: 70.5, class: 'mark' }), svg('path', { d: 'M-25 -25h50v50h-50z', class: 'mark' }), ...arcs, ...points);
}

function legendOf(names, drawn) {
  const list = document.createElement('ul');
  for (const [n, name] of names.entries()) {
    const item = document.createElement('li');
    item.append(svg('svg', { viewBox: '-6 -4 12 8', 'aria-hidden': 'true' }, drawn(n)), name);
    list.append(item);
  }
  return list;
}

/** Draws the picture that the page's address selects from the selected rows and columns. */
function pictureOf(kind, head, rows, columns) {
  const names = columns.map((at) => head[at]);
  const numbers = (n) => numbersOf(rows, columns[n], names[n]);
  if (kind === 'lines') {
    if (!chosen.has('columns') || columns.length > 4) throw new Error('A picture of lines needs columns: name one to four.');
    const drawn = (n) => svg('path', { d: 'M-6 0H6', class: 'line s' + n, 'stroke-dasharray': dashes[n] });
    return [linesOf(names, columns.map((_, n) => numbers(n))), legendOf(names, drawn)];
  }
  if (kind !== 'ground') throw new Error('picture is ' + kind + ': use lines or ground.');
  if (!chosen.has('columns') || columns.length < 2 || columns.length > 3) throw new Error('A picture of a ground needs columns: name those of x and y and, optionally, one to group by.');
  const group = rows.map((row) => row[columns[2]] ?? '');
  const groups = [...new Set(group)];
  if (groups.length > 8) throw new Error(names[2] + ' has ' + groups.length + ' values: group by a column of at most 8.');
  return [groundOf(numbers(0), numbers(1), groups, group), ...(columns.length === 3 ? [legendOf(groups, (n) => point(n, {}))] : [])];
}
`;

const style = `
:root { --second: #a13d00; --third: #6a1b9a; --fourth: #00695c; }
@media (prefers-color-scheme: dark) { :root { --second: #ffb27a; --third: #d7a8f0; --fourth: #7fd6c8; } }
#picture svg { display: block; width: 100%; max-height: 80vh; }
#picture text { fill: var(--quiet); font-size: 12px; }
#picture :is(.grid, .mark) { fill: none; stroke: var(--line); }
#picture .line { fill: none; stroke: currentcolor; stroke-width: 2; }
#picture .point { fill: currentcolor; }
#picture .hollow { fill: none; stroke: currentcolor; stroke-width: 0.8; }
#picture ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0.4rem 0.6rem; padding: 0; list-style: none; }
#picture li svg { display: inline-block; width: 1.5rem; height: 1rem; margin-right: 0.3rem; vertical-align: middle; }
summary { padding: 0.4rem 0.6rem; color: var(--quiet); }
.s0 { color: var(--bar); } .s1 { color: var(--second); } .s2 { color: var(--third); } .s3 { color: var(--fourth); }
`;

/** The part of the embedded page that draws pictures: a script with `pictureOf`, and its style. */
export const embedPicture = { script, style } as const;
