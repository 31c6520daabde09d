/** What is used: everything that can be pressed, filled in, opened; and what is said. */
import { useState } from "react";
import {
  Badge,
  Button,
  Dialog,
  Empty,
  Field,
  IconButton,
  Kbd,
  LinkButton,
  Menu,
  Notice,
  NumberField,
  Popover,
  Radios,
  Segmented,
  Select,
  Sheet,
  Skeleton,
  Slider,
  Spinner,
  Switch,
  Tabs,
  toast,
} from "#/ui";
import styles from "#/ui/sampler/sampler.module.css";

export function Controls() {
  return (
    <div className={styles.rows}>
      <div className={styles.row}>
        <Button kind="primary" icon="play">
          Play against bots
        </Button>
        <Button>Invite friends</Button>
        <Button kind="quiet" icon="undo">
          Undo
        </Button>
        <Button kind="danger">Leave the table</Button>
        <Button kind="turn">Your turn</Button>
        <Button disabled>Not yet</Button>
        <Button kind="primary" busy>
          Start
        </Button>
        <Button pressed>On</Button>
      </div>
      <Opened />
      <Filled />
    </div>
  );
}

function Opened() {
  const [dialog, setDialog] = useState(false);
  const [sheet, setSheet] = useState(false);
  return (
    <div className={styles.row}>
      <Button size="small">Small</Button>
      <Button size="large">Large</Button>
      <IconButton icon="rules" label="Rules" />
      <IconButton icon="log" label="Log" kind="plain" />
      <LinkButton to="/about" icon="info">
        About
      </LinkButton>
      <Menu
        label="More"
        trigger={<Button icon="more">Menu</Button>}
        entries={[
          { id: "pause", text: "Pause", icon: "pause", onPress: () => toast("Paused.") },
          {
            id: "bot",
            text: "Give my seat to a bot",
            hint: "Take it back at any time.",
            icon: "bot",
            onPress() {},
          },
          {
            id: "export",
            text: "Export",
            hint: "Only after the end.",
            icon: "download",
            disabled: true,
            onPress() {},
          },
          {
            title: "For good",
            entries: [{ id: "leave", text: "Leave", icon: "leave", danger: true, onPress() {} }],
          },
        ]}
      />
      <Popover label="Why not" trigger={<Button>Popover</Button>}>
        A chapel costs two faith, and you have one.
      </Popover>
      <Button onPress={() => setDialog(true)}>Dialog</Button>
      <Button onPress={() => setSheet(true)}>Sheet</Button>
      <Button onPress={() => toast("The link is copied.", "success")}>Toast</Button>
      <Dialog
        open={dialog}
        onClose={() => setDialog(false)}
        title="Leave the table?"
        size="small"
        alert
        actions={
          <>
            <Button onPress={() => setDialog(false)}>Stay</Button>
            <Button kind="danger">Leave</Button>
          </>
        }
      >
        A bot will play on for you. You can come back at any time with the same link.
      </Dialog>
      <Sheet
        open={sheet}
        onClose={() => setSheet(false)}
        title="Rules"
        foot={
          <Button kind="primary" onPress={() => setSheet(false)}>
            Understood
          </Button>
        }
      >
        {Array.from({ length: 30 }, (_, number) => `Rule ${number + 1}: a chapel costs two faith.`).map(
          (rule) => (
            <p key={rule}>{rule}</p>
          ),
        )}
      </Sheet>
    </div>
  );
}

const BOTS = [
  { id: "gentle", text: "Gentle", hint: "Plays what comes." },
  { id: "steady", text: "Steady", hint: "Looks one turn ahead." },
  { id: "strong", text: "Strong" },
];

function Filled() {
  const [name, setName] = useState("");
  const [players, setPlayers] = useState(3);
  const [size, setSize] = useState(100);
  const [bot, setBot] = useState("steady");
  const [on, setOn] = useState(true);
  return (
    <div className={styles.fields}>
      <Field
        label="Your name"
        value={name}
        onChange={setName}
        help="Everybody sees it."
        placeholder="Esther"
      />
      <Field label="Address" value="not a link" onChange={setName} error="This is not an address of ours." />
      <NumberField label="Players" value={players} onChange={setPlayers} least={2} most={5} />
      <Select label="Bot" options={BOTS} value={bot} onChange={setBot} />
      <Slider
        label="Text size"
        least={90}
        most={150}
        step={10}
        value={size}
        onChange={setSize}
        marks={[100]}
      />
      <Segmented
        label="Strength"
        options={BOTS.map(({ id, text }) => ({ id, text }))}
        value={bot}
        onChange={setBot}
      />
      <Radios
        label="Opponent"
        options={BOTS.map(({ hint, ...rest }) => ({ ...rest, help: hint }))}
        value={bot}
        onChange={setBot}
      />
      <div>
        <Switch on={on} onChange={setOn} help="You can undo it.">
          Answer for me
        </Switch>
        <Switch on={!on} onChange={(next) => setOn(!next)}>
          Sound
        </Switch>
        <Switch on={false} onChange={setOn} disabled>
          Not here
        </Switch>
      </div>
    </div>
  );
}

export function Said() {
  return (
    <div className={styles.rows}>
      <Notice title="You look on.">Nobody waits for you here.</Notice>
      <Notice tone="success">The wall is finished: 4 points.</Notice>
      <Notice tone="warning" title="The connection is lost.">
        What you choose is kept, and sent when it is back.
      </Notice>
      <Notice
        tone="error"
        title="This link is no longer good."
        actions={<Button size="small">Look on</Button>}
      >
        Somebody sits there already.
      </Notice>
      <div className={styles.row}>
        <Badge>3 players</Badge>
        <Badge tone="turn">Your turn</Badge>
        <Badge tone="info">new</Badge>
        <Badge tone="success">won</Badge>
        <Badge tone="warning">2 min</Badge>
        <Badge tone="error">lost</Badge>
        <Badge tone="rule">TH-42</Badge>
        <Kbd>Enter</Kbd>
        <Spinner label="The bots think" showLabel />
      </div>
      <Tabs
        label="Beside the board"
        tabs={[
          { id: "log", title: "Log", icon: "log", content: <p>Esther builds the chapel.</p> },
          {
            id: "chat",
            title: "Chat",
            icon: "chat",
            badge: <Badge tone="turn">2</Badge>,
            content: <Skeleton />,
          },
          { id: "scores", title: "Scores", icon: "trophy", content: <Skeleton /> },
        ]}
      />
      <Empty picture="table" title="No tables yet" action={<Button kind="primary">Choose a game</Button>}>
        Your tables will stand here, those that wait for you first.
      </Empty>
    </div>
  );
}
