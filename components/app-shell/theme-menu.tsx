"use client";

import { type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import type { PopupProps } from "@/components/ui/load-popup";
import { chooseTheme, chosenTheme, type Theme } from "./theme";

const CHOICES: readonly { value: Theme; label: string; icon: LucideIcon }[] = [
  { value: "system", label: "System", icon: Monitor },
  { value: "light", label: "Light", icon: Sun },
  { value: "dark", label: "Dark", icon: Moon },
];

export function ThemeMenu({ trigger, byKeyboard }: PopupProps) {
  const [theme, setTheme] = useState(chosenTheme);
  const choose = (value: string) => {
    const chosen = CHOICES.find((choice) => choice.value === value)?.value ?? "system";
    setTheme(chosen);
    chooseTheme(chosen);
  };
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent byKeyboard={byKeyboard} className="min-w-36">
        <DropdownMenuRadioGroup value={theme} onValueChange={choose}>
          {CHOICES.map(({ value, label, icon: Icon }) => (
            <DropdownMenuRadioItem key={value} value={value}>
              <Icon aria-hidden />
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
