"use client";

import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { loadSignInForm } from "./load-sign-in-form";

type SignInForm = ComponentType<{ onSignedIn: () => Promise<void> | void }>;

/** A form that could not be loaded can be asked for again: the page behind it must not be lost for that. */
export function LazySignInForm({ onSignedIn }: { onSignedIn: () => Promise<void> | void }) {
  const [form, setForm] = useState<{ Form: SignInForm } | "loading" | "failed">("loading");
  const place = useRef<HTMLDivElement>(null);

  const load = useCallback(() => {
    setForm("loading");
    loadSignInForm().then(
      ({ SignInForm }) => setForm({ Form: SignInForm }),
      () => setForm("failed"),
    );
  }, []);
  useEffect(load, [load]);
  useEffect(() => {
    if (typeof form === "object") place.current?.querySelector("input")?.focus();
  }, [form]);

  if (form === "loading") return <Skeleton className="h-56" />;
  if (form === "failed") {
    return (
      <Alert
        tone="danger"
        title="The sign-in form could not be loaded. Please check your connection."
        action={<Button onClick={load}>Try again</Button>}
      />
    );
  }
  return (
    <div ref={place}>
      <form.Form onSignedIn={onSignedIn} />
    </div>
  );
}
