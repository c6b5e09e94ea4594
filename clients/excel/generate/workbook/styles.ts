import { XML } from './zipped.js';

const alignments = {
  top: 'vertical="top"',
  wrapped: 'vertical="top" wrapText="1"',
  left: 'horizontal="left"',
} as const;

interface Look {
  readonly font?: number;
  readonly fill?: number;
  readonly border?: number;
  readonly format?: number;
  readonly align?: keyof typeof alignments;
}

/** Cell styles by name. The number of a style is its position. */
const looks = {
  plain: {},
  title: { font: 1 },
  section: { font: 2, border: 1 },
  label: { font: 3, align: 'top' },
  prose: { align: 'wrapped' },
  link: { font: 4, align: 'top' },
  result: { align: 'left' },
  heading: { font: 5, fill: 2 },
  choice: { fill: 3, border: 1, align: 'left' },
  whole: { format: 1 },
  oneDecimal: { format: 166 },
  twoDecimals: { format: 2 },
  percentage: { format: 167 },
  seconds: { format: 168 },
  moment: { format: 164 },
  day: { format: 165 },
} as const satisfies Readonly<Record<string, Look>>;

/** Name of a style. */
export type StyleName = keyof typeof looks;

const GREEN = 'FF0B6148';
const PALE = 'FFE8F1ED';
const INK = 'FF17201B';
const WHITE = 'FFFFFFFF';
const font = (size: number, color: string, look: string): string =>
  `<font>${look}<sz val="${size}"/><color rgb="${color}"/><name val="Arial"/></font>`;
const fonts = [
  font(10, INK, ''),
  font(20, GREEN, '<b/>'),
  font(12, GREEN, '<b/>'),
  font(10, INK, '<b/>'),
  font(10, GREEN, '<u/>'),
  font(10, WHITE, '<b/>'),
];
const solid = (color: string): string =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${color}"/><bgColor indexed="64"/></patternFill></fill>`;
const fills = [
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  solid(GREEN),
  solid(PALE),
];
const borders = ['', `<bottom style="thin"><color rgb="${GREEN}"/></bottom>`].map(
  (bottom) => `<border><left/><right/><top/>${bottom || '<bottom/>'}<diagonal/></border>`,
);
const formats = [
  [164, String.raw`yyyy\-mm\-dd\ hh:mm`],
  [165, String.raw`yyyy\-mm\-dd`],
  [166, '0.0'],
  [167, '0.0&quot;%&quot;'],
  [168, '0&quot; s&quot;'],
] as const;

const list = (name: string, items: readonly string[]): string =>
  `<${name} count="${items.length}">${items.join('')}</${name}>`;

const cellFormats = Object.values<Look>(looks).map(({ font: fontId = 0, fill = 0, border = 0, format = 0, align }) => {
  const applied = `applyFont="${Math.sign(fontId)}" applyFill="${Math.sign(fill)}" applyBorder="${Math.sign(border)}" applyNumberFormat="${Math.sign(format)}"`;
  const start = `<xf numFmtId="${format}" fontId="${fontId}" fillId="${fill}" borderId="${border}" xfId="0" ${applied}`;
  return align === undefined ? `${start}/>` : `${start} applyAlignment="1"><alignment ${alignments[align]}/></xf>`;
});

/** Returns the number of a style in the workbook's styles. */
export const styleNumber = (name: StyleName): number => Object.keys(looks).indexOf(name);

/** The styles that cells name. */
export const stylesXml = `${XML}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${[
  list(
    'numFmts',
    formats.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`),
  ),
  list('fonts', fonts),
  list('fills', fills),
  list('borders', borders),
  list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
  list('cellXfs', cellFormats),
  list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
].join('')}</styleSheet>`;
