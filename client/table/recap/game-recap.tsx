/** What others did: in the game's own way if it has one, else in ours. */
import { useTable } from "#/table/context";
import { Recap } from "#/table/recap/recap";

export function Told({ narrow }: { readonly narrow: boolean }) {
  const { room, printed, module } = useTable();
  const usual = <Recap />;
  return module.Recap === undefined || room.view === null ? (
    usual
  ) : (
    <module.Recap view={room.view} printed={printed} narrow={narrow} usual={usual} />
  );
}
