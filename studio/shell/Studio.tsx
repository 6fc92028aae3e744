import { useEffect } from 'react';
import { directionOf } from '../../schema/texts/scripts.ts';
import { Bar } from './bar/Bar.tsx';
import { KeyLine } from './bar/KeyLine.tsx';
import { Desk } from './desk/Desk.tsx';
import { letGo } from './keys/arranging-keys.ts';
import { press } from './keys/press.ts';
import { PageList } from './list/PageList.tsx';
import { Panel } from './panel/Panel.tsx';
import { languageOfPage, useStudio } from './data/store.ts';
import { Changes } from './panel/Changes.tsx';
import { Conflicts } from './panel/Conflicts.tsx';
import { PagePlace } from './list/PagePlace.tsx';
import { Keys } from './keys/Keys.tsx';
import { PhoneBar } from './phone/PhoneBar.tsx';
import { PhoneFoot } from './phone/PhoneFoot.tsx';
import { useIsPhone } from './phone/use-phone.ts';

/** The studio: the page, its list on the left, its fields on the right. */
export function Studio() {
  const over = useStudio((state) => state.over);
  const isAlone = useStudio((state) => state.isAlone);
  const isPanelOpen = useStudio((state) => state.isPanelOpen || state.side !== 'fields');
  const isWriting = useStudio((state) => state.writing !== undefined);
  const language = useStudio(languageOfPage);
  const isPhone = useIsPhone();
  useEffect(() => {
    const release = ({ key }: KeyboardEvent) => letGo(key);
    addEventListener('keydown', press);
    addEventListener('keyup', release);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keyup', release);
    };
  }, []);
  return (
    <div
      className="studio"
      data-page-alone={isAlone ? '' : undefined}
      data-panel={isPanelOpen ? '' : undefined}
      data-writing={isWriting ? '' : undefined}
      data-direction={language === undefined ? undefined : directionOf(language)}
    >
      {isPhone ? <PhoneBar /> : <Bar />}
      <PageList isOver={over?.kind === 'pages'} />
      <Desk />
      <Side />
      <PagePlace />
      {over?.kind === 'keys' ? <Keys /> : null}
      {isPhone ? <PhoneFoot /> : <KeyLine />}
    </div>
  );
}

/** What is next to the page. */
function Side() {
  const side = useStudio((state) => state.side);
  const isOpen = useStudio((state) => state.draft.conflicts.length > 0);
  if (side === 'conflicts' && isOpen) return <Conflicts />;
  return side === 'changes' ? <Changes /> : <Panel />;
}
