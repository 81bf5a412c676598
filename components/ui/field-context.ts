import { createContext, useContext } from "react";

interface FieldState {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
}

export const FieldContext = createContext<FieldState | null>(null);

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: unknown;
}

/** The id and ARIA attributes of a control: its own where given, else those of the Field around it. */
export function useFieldControl(props: ControlProps) {
  const field = useContext(FieldContext);
  const describedBy = [props["aria-describedby"], field?.describedBy].filter(Boolean).join(" ") || undefined;
  const ownInvalid = props["aria-invalid"];
  return {
    id: props.id ?? field?.id,
    required: props.required ?? (field?.required || undefined),
    disabled: props.disabled ?? (field?.disabled || undefined),
    "aria-describedby": describedBy,
    "aria-invalid": ownInvalid === true || ownInvalid === "true" || field?.invalid || undefined,
  };
}
