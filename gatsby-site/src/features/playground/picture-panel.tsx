import type { ReactElement } from 'react';
import { InPlayground } from '../../pictures/in-playground';
import type { AnswerRow } from './answer';
import { AnswerPicture } from './answer-picture';
import { OneOf } from '../../controls/choice-pills';
import type { OpenedMatch } from './open-sandbox-match';
import type { Question } from './question';

interface PicturePanelProps {
  readonly opened: OpenedMatch;
  readonly question: Question;
  /** The row selected in the table. */
  readonly selected: AnswerRow | undefined;
  readonly onAsk: (question: Question) => void;
}

/** The picture of an answer, and buttons that select another picture. */
export const PicturePanel = ({ opened, question, selected, onAsk }: PicturePanelProps): ReactElement => (
  <div>
    <OneOf
      legend="Picture"
      name="picture"
      options={[
        ['heat', 'Heat'],
        ['shots', 'Shots'],
        ['worm', 'Worm'],
        ['chains', 'Chains'],
        ['stoppages', 'Stoppages'],
      ]}
      selected={question.picture}
      onSelect={(picture) => {
        onAsk({ ...question, picture });
      }}
    />
    <InPlayground value>
      <AnswerPicture opened={opened} question={question} chosen={selected} />
    </InPlayground>
    {question.picture === 'heat' && (
      <p className="hint">
        {selected === undefined
          ? 'Shows the first metric. Choose a name in the table to see one player.'
          : `${selected.name}. Choose the name again for the whole squad.`}
      </p>
    )}
  </div>
);
