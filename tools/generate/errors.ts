import { Problem, problemCodes, problemKind, type ProblemCode } from '@goalsquare/server/problems';

const preface = `# Errors

<!-- Generated from server/src/domain/problems.ts by \`npm run generate\`. Do not edit. -->

Every error is a problem document (\`application/problem+json\`, RFC 9457), except 401, which has no body and names the scheme in
\`WWW-Authenticate\`. Branch on \`type\`, a stable URL that explains the error, or on \`status\`. \`detail\` explains what was wrong with this
request and what is allowed. If a request has several faults, \`errors\` lists up to 20 of them: \`parameter\` or \`pointer\` names the place,
\`value\` is what you sent, and \`allowed\` lists accepted values or the nearest ones. \`instance\` is the id of the request, which is also in
\`X-Request-Id\` and in the server's log.

`;

const row = (code: ProblemCode): string => {
  const { status, title, when } = problemKind(code);
  return `| ${status} | [\`${code}\`](#${code}) | ${title} | ${when} |`;
};

/** Returns the example of an error: the request and the server's response. */
function exampleOf(code: ProblemCode): string {
  const {
    status,
    example: { request, detail, errors },
  } = problemKind(code);
  const body = new Problem(code, detail, errors && { errors }).body('0b5c9a52-6b6f-4ad1-9a39-3f2f0f2c9d11');
  const shown = status === 401 ? 'No body.' : `\`\`\`json\n${JSON.stringify(body, null, 2)}\n\`\`\``;
  return `### ${code}\n\n\`${request}\`\n\n${shown}\n`;
}

/** Returns the page about all errors. */
export const errorsPage = (): string =>
  `${preface}| status | code | title | when |\n|---|---|---|---|\n${problemCodes.map(row).join('\n')}\n\n## Examples\n\n${problemCodes.map(exampleOf).join('\n')}`;
