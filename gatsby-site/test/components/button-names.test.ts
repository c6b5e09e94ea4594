import { expect } from 'chai';
import * as React from 'react';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeSwitch } from '../../src/components/theme-switch.js';
import { ReplayButtons } from '../../src/features/live/replay-buttons.js';

/** The names of the buttons of an element: their label or, without one, their text. */
const namesIn = (element: ReactElement): readonly string[] =>
  [...renderToStaticMarkup(element).matchAll(/<button([^>]*)>(.*?)<\/button>/gu)].map(
    ([, attributes = '', content = '']) =>
      /aria-label="([^"]*)"/u.exec(attributes)?.[1] ?? content.replaceAll(/<[^>]*>/gu, ''),
  );

const replayButtons = (isPaused: boolean): ReactElement =>
  createElement(ReplayButtons, {
    matchId: 1,
    task: { isBusy: false, failure: undefined, run: () => undefined },
    isPaused,
    onPaused: () => undefined,
    onEnding: () => undefined,
    onEnded: () => undefined,
    children: 'A replay.',
  });

describe('the names of buttons', () => {
  // Tests compile elements to calls of a global, as the hub's own build does not.
  before(() => {
    Object.assign(globalThis, { React });
  });
  after(() => {
    Reflect.deleteProperty(globalThis, 'React');
  });

  it('of a replay say what they do next', () => {
    expect(namesIn(replayButtons(false))).to.deep.equal(['Pause', 'End']);
    expect(namesIn(replayButtons(true))).to.deep.equal(['Go on', 'End']);
  });

  it('name the theme that a picture alone switches to', () => {
    expect(namesIn(createElement(ThemeSwitch))).to.deep.equal(['Use the dark theme']);
  });
});
