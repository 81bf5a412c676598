import { createElement, lazy, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { expect, it } from "vitest";
import { Slot } from "./slot";

it("gives its props to the child, which keeps its own", () => {
  const html = renderToStaticMarkup(
    <Slot className="a" title="slot" aria-label="slot">
      <a href="/x" className="b" title="child" aria-label={undefined}>
        text
      </a>
    </Slot>,
  );
  expect(html).toBe('<a href="/x" class="a b" title="child" aria-label="slot">text</a>');
});

it("calls the handlers and refs of both, the child's first", () => {
  const calls: string[] = [];
  const child = createElement("button", {
    type: "button",
    onClick: () => calls.push("child"),
    ref: () => void calls.push("child's ref"),
  });
  const element = Slot({
    children: child,
    onClick: () => calls.push("slot"),
    ref: () => void calls.push("slot's ref"),
  }) as ReactElement<{ onClick: (event: unknown) => void; ref: (node: unknown) => void }>;
  element.props.onClick({});
  element.props.ref({});
  expect(calls).toEqual(["child", "slot", "slot's ref", "child's ref"]);
});

it("waits for a child that a server component sends later", async () => {
  const later = lazy(async () => ({ default: (<a href="/x">text</a>) as never })) as unknown as ReactNode;
  const { prelude } = await prerender(<Slot className="a">{later}</Slot>);
  expect(await new Response(prelude).text()).toBe('<a href="/x" class="a">text</a>');
});

it("is nothing without an element, or with two", () => {
  expect(renderToStaticMarkup(<Slot>text</Slot>)).toBe("");
  expect(renderToStaticMarkup(<Slot>{[<i key="1" />, <i key="2" />]}</Slot>)).toBe("");
});
