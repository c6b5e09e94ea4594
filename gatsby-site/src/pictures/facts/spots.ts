import { attackSign, rotate, type Point, type Row, type SideIndex, type MatchView } from '@goalsquare/engine';

const toTenths = (metres: number): number => Math.round(metres * 10) / 10;

/** Returns the location of a row, rotated so that the squad attacks to the right. **Units**: metres, to one decimal. */
export function spotOf({ x, y, period }: Row, side: SideIndex, { setting }: MatchView): Point {
  const turned = rotate({ x, y }, attackSign(setting.homeFirst, side, period));
  return { x: toTenths(turned.x), y: toTenths(turned.y) };
}

type Header = Pick<MatchView, 'header'>;

const playerAt = ({ slot }: Pick<Row, 'slot'>, { header: { home, away } }: Header) =>
  slot === undefined ? undefined : [...home.players, ...away.players][slot];

/** Returns the id of a row's player as a member to spread into a fact. **Empty**: `{}` if there is no player. */
export function personOf(row: Pick<Row, 'slot'>, header: Header): { readonly personId?: number } {
  const player = playerAt(row, header);
  return player === undefined ? {} : { personId: player.personId };
}

/** Returns the name of a row's player. **Empty**: `''` if there is no player. */
export function playerOf(row: Pick<Row, 'slot'>, header: Header): string {
  const player = playerAt(row, header);
  return (
    player?.displayName ??
    player?.fullname ??
    player?.surname ??
    (player === undefined ? '' : `person ${player.personId}`)
  );
}
