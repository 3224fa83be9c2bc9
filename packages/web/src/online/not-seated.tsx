import type { BattleRecord } from '@umpire/engine';
import { useEffect, useState } from 'react';
import { goTo, hrefOf } from '../shell/routes.js';
import { saveBattle } from '../storage/battles.js';
import { Button, ButtonLink } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { nameOf } from '../ui/sides.js';
import { call } from './call.js';
import { keptDice } from './kept-dice.js';
import { NameForm } from './name-form.js';
import styles from './online.module.css';
import { playAsGuest } from './server.js';

interface NotSeatedProps {
  readonly id: string;
  readonly isKnown: boolean;
  readonly why: string | undefined;
  readonly onKnown: () => void;
}

/** Somebody with the address of a match in which he has no seat: he may watch again what is over and open, or look on where that is allowed. */
export function NotSeated({ id, isKnown, why, onKnown }: NotSeatedProps) {
  const record = useOpenRecord(id);
  if (record === undefined) return null;
  if (record) return <Replay id={id} record={record} />;
  if (!isKnown)
    return (
      <Notice title="Look on?">
        <NameForm label="To the table" isKnown={false} onDone={name => playAsGuest(name).then(onKnown)}>
          <p>
            Where the players allow it, whoever has the address of their table may look on. Say what you are called.
          </p>
        </NameForm>
      </Notice>
    );
  return <NoMatch why={why ?? 'its players keep it to themselves'} />;
}

export function NoMatch({ why }: { readonly why: string }) {
  return (
    <Notice
      title="There is no such match for you here"
      actions={
        <ButtonLink kind="primary" href={hrefOf([])}>
          Home
        </ButtonLink>
      }
    >
      <p className={styles.sentence}>{why}.</p>
    </Notice>
  );
}

/** The record of a match that is over and open to everybody; null: it is not. */
function useOpenRecord(id: string): BattleRecord | null | undefined {
  const [record, setRecord] = useState<BattleRecord | null>();
  useEffect(() => {
    call<{ record: BattleRecord }>('GET', `matches/${encodeURIComponent(id)}/record`).then(
      found => setRecord(found.record),
      () => setRecord(null),
    );
  }, [id]);
  return record;
}

/** It is kept in this browser, like a battle that came as a file. */
function Replay({ id, record }: { readonly id: string; readonly record: BattleRecord }) {
  const watch = async () => {
    const title = 'A match of others';
    const seats = Object.fromEntries(record.seats.map(({ id }) => [id, { player: nameOf(id) }]));
    const plan = {
      ruleset: record.ruleset,
      scenario: null,
      title,
      options: {},
      seats,
      dice: keptDice(record),
    };
    await saveBattle(
      { id, plan, record, updated: Date.now(), title, over: 'It is over', origin: 'From a server' },
      { overwrite: true },
    );
    goTo(['replay', id]);
  };
  return (
    <Notice
      title="This match is over, and its players let everybody watch it"
      actions={
        <Button kind="primary" onClick={() => void watch()}>
          Watch it
        </Button>
      }
    >
      <p>It is kept in this browser, to be looked at step by step, from either side.</p>
    </Notice>
  );
}
