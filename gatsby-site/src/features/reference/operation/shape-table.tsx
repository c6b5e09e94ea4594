import type { CSSProperties, ReactElement } from 'react';
import { ScrollTable } from '../../../components/scroll-table';
import type { MeasuredMember } from '../../../contract/operation-page';
import type { Shape } from '../../../contract/shape';
import * as styles from './operation.module.css';

type Listed = Omit<MeasuredMember, 'unit'> & Partial<Pick<MeasuredMember, 'unit'>>;

/** Details of a member's type. */
const remarks = ({ unit = '', allowed, isRequired, isNullable }: Listed): readonly string[] =>
  [unit, allowed, isNullable ? 'may be null' : '', isRequired ? '' : 'may be left out'].filter(
    (remark) => remark !== '',
  );

const Row = ({ member }: { readonly member: Listed }): ReactElement => {
  const { name, path, depth, type, description } = member;
  const above = path.split('.').slice(0, -1).join(', ');
  return (
    <tr>
      <td>
        <span className={styles.name} style={{ '--depth': depth } as CSSProperties}>
          {above !== '' && <span className="visually-hidden">{above}, </span>}
          <code>{name}</code>
        </span>
      </td>
      <td>
        {type}
        {remarks(member).map((remark) => (
          <span key={remark} className={styles.allowed}>
            {remark}
          </span>
        ))}
      </td>
      <td>{description}</td>
    </tr>
  );
};

/** A table of a value and its members. The members of an object are indented below it. */
export const ShapeTable = ({
  shape: { type, description, members },
}: {
  readonly shape: Shape & { readonly members: readonly Listed[] };
}): ReactElement => (
  <>
    <p>
      A JSON {type}
      {description !== '' && `: ${description.charAt(0).toLowerCase()}${description.slice(1)}`}
    </p>
    {members.length > 0 && (
      <ScrollTable className={styles.stacked} columns={['Member', 'Type', 'Meaning']}>
        <tbody>
          {members.map((member) => (
            <Row key={member.path} member={member} />
          ))}
        </tbody>
      </ScrollTable>
    )}
  </>
);
