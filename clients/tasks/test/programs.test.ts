import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { linesOf, programOf, statementsOf, taskClients } from '../task-clients.js';
import { tasks } from '../tasks.js';

const page = readFileSync(path.resolve('docs/clients.md'), 'utf8');
const [header = [], ...rows] = page
  .split('\n')
  .filter((line) => /^\| (?:task|[a-z].*\d+ \/ \d+)/u.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the programs of the tasks', () => {
  for (const client of taskClients)
    it(`are complete in ${client.name}`, () => {
      const expected = tasks.map(({ name }) => name).filter((name) => client.without?.includes(name) !== true);
      const files = readdirSync(path.resolve(client.folder)).map((file) => path.parse(file).name);
      expect(files.sort()).to.deep.equal(expected.sort());
    });

  for (const client of taskClients)
    for (const { name, title } of tasks.filter((task) => client.without?.includes(task.name) !== true))
      it(`have the documented lines in ${client.name}: ${title}`, () => {
        const row = rows.find(([, first]) => first === title) ?? [];
        const cell = row[header.indexOf(client.name)] ?? '';
        const lines = linesOf(readFileSync(programOf(client, name), 'utf8'), client.comment);
        expect(cell.split(' / ')[0], title).to.equal(String(lines));
      });

  for (const { name, title } of tasks)
    it(`take the same number of statements in every language: ${title}`, () => {
      const programs = taskClients.filter((client) => client.name !== 'Excel' && !client.without?.includes(name));
      const counted = programs.map((client) => [
        client.name,
        statementsOf(readFileSync(programOf(client, name), 'utf8'), client.comment),
      ]);
      const [[, first] = []] = counted;
      const row = rows.find(([, cell]) => cell === title) ?? [];
      expect(row[header.indexOf('statements')], title).to.equal(String(first));
      expect(counted).to.deep.equal(programs.map((client) => [client.name, first]));
      expect(first).to.be.above(0);
    });

  it('have the statements of a task between its comment and an empty line', () => {
    const code =
      'import x\n\napi = API()\n\n# Task\nrows = api.rows(\n    1,\n)\nfor row in rows:\n    use(row)\n\nprint(rows)\n';
    expect(statementsOf(code, '#')).to.equal(2);
    expect(statementsOf('one \\\n  two\nthree\n', '#')).to.equal(2);
  });

  it('count neither comments nor empty lines', () => {
    expect(linesOf('# a comment\n\none\n  # another\n  two # three\n', '#')).to.equal(2);
  });
});
