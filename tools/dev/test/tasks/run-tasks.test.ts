import { expect } from 'chai';
import { runTasks } from '../../tasks/run-tasks.js';
import { summary } from '../../tasks/summary.js';

const node = (script: string): string => `${JSON.stringify(process.execPath)} -e ${JSON.stringify(script)}`;

async function run(commands: Readonly<Record<string, string>>, slots = 2, CI?: string) {
  const printed: string[] = [];
  const tasks = Object.entries(commands).map(([name, command]) => ({ name, command }));
  const outcomes = await runTasks(tasks, {
    slots,
    environment: { ...process.env, CI },
    print: (text) => printed.push(text),
  });
  return { outcomes, printed: printed.join('') };
}

describe('tasks that run side by side', () => {
  it('go on after a failure, which is reported', async () => {
    const { outcomes, printed } = await run(
      { bad: node('process.exitCode = 3'), good: node('console.log("fine")') },
      1,
    );
    expect(outcomes.map(({ isPassed }) => isPassed)).to.deep.equal([false, true]);
    expect(printed)
      .to.match(/=== bad: FAILED after \d+ s ===/u)
      .and.to.match(/=== good: passed after \d+ s ===\nfine\n/u);
  });

  it('never run more at once than there are slots', async () => {
    const { printed } = await run({ one: node(''), two: node('') }, 1);
    expect([...printed.matchAll(/started \w+|=== \w+/gu)].map(([text]) => text)).to.deep.equal([
      'started one',
      '=== one',
      'started two',
      '=== two',
    ]);
  });

  it('let later ones go first while they wait for others, and do not run after a failure of one', async () => {
    const printed: string[] = [];
    const options = { slots: 2, environment: process.env, print: (text: string) => printed.push(text) };
    const tasks = [
      { name: 'made', command: node('setTimeout(() => {}, 100)') },
      { name: 'bad', command: node('process.exitCode = 1') },
      { name: 'uses', command: node(''), waitsFor: ['made'] },
      { name: 'uses both', command: node(''), waitsFor: ['made', 'bad'] },
      { name: 'free', command: node('') },
    ];
    const outcomes = await runTasks(tasks, options);
    expect(outcomes.map(({ name, isPassed }) => [name, isPassed])).to.deep.equal([
      ['made', true],
      ['bad', false],
      ['uses', true],
      ['free', true],
    ]);
    const order = printed.flatMap((text) => /started .+|=== made/u.exec(text) ?? []);
    expect(order.indexOf('=== made')).to.be.lessThan(order.indexOf('started uses'));
    expect(printed.join('')).to.not.contain('started uses both');
  });

  it('fail with CI set if they skip something, unless that may be skipped', async () => {
    const commands = {
      suite: node('console.log("skipped: R, it is missing")'),
      real: node('console.log("skipped: real matches, there are none")'),
      disk: node('console.log("disk.test.ts is skipped: no disk")'),
      title: node('console.log("  ✔ finds skipped: no keys")'),
    };
    const passed = async (ci?: string) => (await run(commands, 2, ci)).outcomes.map(({ isPassed }) => isPassed);
    expect(await passed()).to.deep.equal([true, true, true, true]);
    expect(await passed('1')).to.deep.equal([false, true, false, true]);
  });
});

describe('the summary of a run', () => {
  const passed = { name: 'lint', isPassed: true, seconds: 12.4, skipped: [], secondTries: [], output: '' };

  it('lists what was skipped, then how the output of what failed ended', () => {
    const output = Array.from({ length: 500 }, (_, at) => `line ${at}\n`).join('');
    const failed = { ...passed, name: 'R', isPassed: false, skipped: ['R, it is missing'], output };
    const lines = summary([passed, failed], 13);
    expect(lines.slice(6, 10)).to.deep.equal(['', 'Failed: R. Its output ended with:', 'line 380', 'line 381']);
    expect(lines.at(-1)).to.equal('line 499');

    expect(lines.slice(0, 6)).to.deep.equal([
      'lint     12 s  passed',
      'R        12 s  FAILED',
      'Steps: 1 passed, 1 failed',
      'Seconds: 13',
      'Skipped:',
      '- R: R, it is missing',
    ]);
  });

  it('says why something may be skipped, and which test passed at its second try', () => {
    const skipped = ['real matches, there are none in data/real'];
    const lines = summary([{ ...passed, skipped, secondTries: ['the live page moves: timeout'] }], 13);
    expect(lines.at(-1)).to.equal('- lint: real matches, there are none in data/real (allowed: real data is private)');
    expect(lines).to.include('- lint: the live page moves: timeout');
    expect(summary([passed], 13).at(-1)).to.equal('Skipped: nothing');
  });
});
