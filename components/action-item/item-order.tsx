"use client";

import { useRouter } from "next/navigation";
import { createContext, Fragment, type ReactNode, useContext, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { inOrder } from "./in-order";

const OrderContext = createContext({ turn: 0, turnOver: () => {} });

/** Around a list of items and its Refresh button. */
export function ItemOrder({ children }: { children: ReactNode }) {
  const [turn, setTurn] = useState(0);
  return <OrderContext value={{ turn, turnOver: () => setTurn(turn + 1) }}>{children}</OrderContext>;
}

/** Reads the items again and orders them anew. */
export function RefreshItems() {
  const { turnOver } = useContext(OrderContext);
  const router = useRouter();
  const [busy, start] = useTransition();
  const refresh = () =>
    start(() => {
      turnOver();
      router.refresh();
    });
  return (
    <Button size="sm" onClick={refresh} loading={busy}>
      <span aria-hidden className="icon icon-refresh-cw" /> Refresh
    </Button>
  );
}

interface OrderedItemsProps {
  items: readonly { id: string; row: ReactNode }[];
  /** Another filter is another list. */
  filter: string;
}

/** Rows whose order stays when one of them is edited, until somebody refreshes or filters. */
export function OrderedItems({ items, filter }: OrderedItemsProps) {
  const { turn } = useContext(OrderContext);
  const list = `${turn} ${filter}`;
  const [kept, keep] = useState({ list, ids: items.map(({ id }) => id) });
  const shown = inOrder(items, kept.list === list ? kept.ids : []);
  const ids = shown.map(({ id }) => id);
  if (kept.list !== list || kept.ids.join() !== ids.join()) keep({ list, ids });
  return shown.map(({ id, row }) => <Fragment key={id}>{row}</Fragment>);
}
