import { expect } from 'chai';
import * as React from 'react';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeSwitch } from '../../src/components/theme-switch.js';

/** The names of the buttons of an element: their label or, without one, their text. */
const namesIn = (element: ReactElement): readonly string[] =>
  [...renderToStaticMarkup(element).matchAll(/<button([^>]*)>(.*?)<\/button>/gu)].map(
    ([, attributes = '', content = '']) =>
      /aria-label="([^"]*)"/u.exec(attributes)?.[1] ?? content.replaceAll(/<[^>]*>/gu, ''),
  );

describe('the names of buttons', () => {
  // Tests compile elements to calls of a global, as the hub's own build does not.
  before(() => {
    Object.assign(globalThis, { React });
  });
  after(() => {
    Reflect.deleteProperty(globalThis, 'React');
  });

  it('name the theme that a picture alone switches to', () => {
    expect(namesIn(createElement(ThemeSwitch))).to.deep.equal(['Use the dark theme']);
  });
});
