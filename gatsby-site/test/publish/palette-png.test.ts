import { expect } from 'chai';
import sharp from 'sharp';
import { mixedPng } from '../../publish/palette-png.js';

describe('a picture that mixes two colours', () => {
  const ground = [10, 90, 70] as const;
  const white = [255, 255, 255] as const;

  it('has each pixel in the nearest mixture', async () => {
    const given = [ground, white, [80, 137, 123], [79, 137, 122], white, white, ground, ground] as const;
    const data = Uint8Array.from(given.flatMap((colour) => [...colour, 255]));
    const png = await mixedPng({ data, width: 4, height: 2 }, [ground, white]);
    const { data: read, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const mixed = [80, 137, 123];
    expect([info.width, info.height, info.channels]).to.deep.equal([4, 2, 3]);
    expect([...read]).to.deep.equal([ground, white, mixed, mixed, white, white, ground, ground].flat());
  });
});
