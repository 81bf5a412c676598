"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import {
  type EndedBy,
  SESSION_CHANNEL,
  type TabMessage,
  THIS_TAB,
} from "@/components/account/session-channel";
import { api, apiFetch, lockForSignIn, onSessionGone } from "./api-fetch";
import { holdsUnsaved } from "./confirm-leave";
import { PING_EVERY, type SessionState, stateAfter } from "./session-clock";

/** Watches the person's activity over all tabs, keeps the session alive with it, and ends it when there is none. */
export function useSessionWatch(userId: string) {
  const [state, setState] = useState<SessionState>({ name: "active" });
  const lastActive = useRef(0);
  const lastPing = useRef(0);
  const ended = useRef(false);
  const channel = useRef<BroadcastChannel | null>(null);

  const broadcast = useCallback((message: TabMessage) => channel.current?.postMessage(message), []);

  const end = useCallback(
    (by: EndedBy, own: boolean) => {
      if (ended.current) return;
      ended.current = true;
      lockForSignIn(true);
      setState({ name: "ended", by });
      if (!own) return;
      broadcast({ ended: by, from: THIS_TAB });
      // Even if this fails the server's own limit ends the session.
      apiFetch("/accounts/auth/logout/", { method: "POST", json: {} }).catch(() => undefined);
    },
    [broadcast],
  );

  const active = useCallback(() => {
    if (ended.current) return;
    const now = Date.now();
    // After the limit, a movement doesn't bring the session back: the tab may have slept.
    if (stateAfter(now - lastActive.current).name === "ended") return end("idle", true);
    lastActive.current = now;
    setState((before) => (before.name === "active" ? before : { name: "active" }));
    if (now - lastPing.current < PING_EVERY) return;
    lastPing.current = now;
    broadcast({ at: now });
    api("/accounts/session/").catch(() => undefined);
  }, [end, broadcast]);

  const keepGoing = useCallback(() => {
    ended.current = false;
    lastActive.current = Date.now();
    lockForSignIn(false);
    setState({ name: "active" });
  }, []);

  const resume = useCallback(() => {
    keepGoing();
    broadcast({ signedIn: userId });
  }, [keepGoing, broadcast, userId]);

  useEffect(() => {
    // Ended from elsewhere (another device, the practice's owner): a call finds it out, and must not take typed work along.
    onSessionGone(() => {
      if (!holdsUnsaved()) return false;
      end("gone", false);
      return true;
    });
    return () => onSessionGone(null);
  }, [end]);

  useEffect(() => {
    lastActive.current = Date.now();
    lastPing.current = Date.now();
    const heard = new BroadcastChannel(SESSION_CHANNEL);
    channel.current = heard;
    heard.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if ("ended" in data) {
        if (data.from !== THIS_TAB) end(data.ended, false);
      } else if ("signedIn" in data) {
        // Another person at the same browser: what stands here is not theirs.
        if (data.signedIn === userId) keepGoing();
        else window.location.replace("/claims");
      } else if (data.at > lastActive.current) lastActive.current = data.at;
    };
    const quietActive = () => {
      // While the warning stands only its own buttons count.
      if (stateAfter(Date.now() - lastActive.current).name === "active") active();
    };
    const tick = setInterval(() => {
      if (ended.current) return;
      const next = stateAfter(Date.now() - lastActive.current);
      if (next.name === "ended") end("idle", true);
      else setState((before) => (before.name === "active" && next.name === "active" ? before : next));
    }, 1000);
    window.addEventListener("pointerdown", quietActive);
    window.addEventListener("keydown", quietActive);
    return () => {
      clearInterval(tick);
      heard.close();
      window.removeEventListener("pointerdown", quietActive);
      window.removeEventListener("keydown", quietActive);
    };
  }, [active, end, keepGoing, userId]);

  return { state, stay: active, resume };
}
