/**
 * Workers. A rested worker stands with a raised tool, a tired one lies and sleeps; neutral ones are hollow
 * and wear nobody's mark. So posture and owner are seen without any colour.
 */
import { useId } from "react";
import { classes } from "#/ui/classes";
import { seatShape } from "#/ui/seats";
import css from "./worker.module.css";

export interface WorkerProps {
  readonly seat: number;
  readonly tired?: boolean;
  readonly neutral?: boolean;
  readonly className?: string | undefined;
}

export function Worker({ seat, tired = false, neutral = false, className }: WorkerProps) {
  const clip = useId();
  const { shape, pattern } = seatShape(seat);
  const colour = { color: neutral ? "var(--clay)" : `var(--seat-${seat})` };
  return (
    <svg
      viewBox={tired ? "0 0 48 34" : "0 0 34 48"}
      className={classes(css.worker, className)}
      data-neutral={neutral}
      data-tired={tired}
      style={colour}
      aria-hidden="true"
    >
      {tired ? <Lying /> : <Standing />}
      {!neutral && (
        <g transform={tired ? "translate(12 14.500) scale(0.66)" : "translate(7 23.500) scale(0.7)"}>
          <clipPath id={clip}>
            <path d={shape} />
          </clipPath>
          <path d={shape} className={css.plate} />
          <path d={pattern} className={css.pattern} clipPath={`url(#${clip})`} />
        </g>
      )}
      {neutral && (
        <path
          d={tired ? "M8 28l7-9M15 30l9-11M24 30l9-10" : "M8 40l10-14M14 44l12-17"}
          className={css.hatch}
        />
      )}
    </svg>
  );
}

function Standing() {
  return (
    <>
      <path d="M28.500 6v14" className={css.shaft} />
      <path d="M23.500 3h10v5h-10Z" className={css.iron} />
      <path d="M5 46C3 33 5 21 15 20c4 0 7 1 9 4l5-6 3 3-7 10c1 5 1 10 1 15Z" className={css.robe} />
      <path
        d="M15 3.500a7.500 7.500 0 0 1 7.500 7.500c0 5-3 8.500-7.500 8.500S7.500 16 7.500 11A7.500 7.500 0 0 1 15 3.500Z"
        className={css.cloth}
      />
      <path
        d="M15 7.500c3.500 0 4.800 1.800 4.800 4.300S18 17.500 15 17.500s-4.800-3.200-4.800-5.700S11.500 7.500 15 7.500Z"
        className={css.face}
      />
      <path d="M1 46.500h30" className={css.ground} />
    </>
  );
}

function Lying() {
  return (
    <>
      <path d="M2 31C1 20 8 15 18 14.500c8-.5 14 2 18 6v10.500Z" className={css.robe} />
      <path
        d="M39 14.500a7.500 7.500 0 0 1 7.500 8c0 5-3 8.500-7.500 8.500s-8-3.500-8-8 3.500-8.500 8-8.500Z"
        className={css.cloth}
      />
      <path
        d="M40 18.500c3 0 4.500 2 4.500 4.500S42.500 28.500 40 28.500s-5-2.500-5-5 2-5 5-5Z"
        className={css.face}
      />
      <path d="M37.500 24.500c1 .8 2 .8 3 0M42 24.200c.6.500 1.200.5 1.800 0" className={css.shut} />
      <path d="M20 2h7l-6 7h6.500M31 6.500h5l-4.300 5H36" className={css.sleep} />
      <path d="M0 31.500h47" className={css.ground} />
    </>
  );
}
