/** An address as a picture for a phone's camera. Always black on white: cameras do not know themes. */
import { lazy, Suspense } from "react";
import { patiently } from "#/ui/retry-import";
import { Skeleton } from "#/ui/skeleton";

const Drawn = lazy(() => patiently(() => import("#/ui/qr-drawing")));

export interface QrCodeProps {
  readonly text: string;
  /** Where it leads, for screen readers. */
  readonly label: string;
  /** In CSS lengths. */
  readonly size?: string;
}

export function QrCode({ text, label, size = "12rem" }: QrCodeProps) {
  return (
    <Suspense fallback={<Skeleton width={size} height={size} />}>
      <Drawn text={text} label={label} size={size} />
    </Suspense>
  );
}
