import { GeistSans } from "geist/font/sans";
import localFont from "next/font/local";

export const sans = GeistSans;

/** The face of letters; loaded only where a letter is shown. */
export const letter = localFont({
  variable: "--font-letter",
  preload: false,
  display: "swap",
  src: [
    {
      path: "../node_modules/@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf",
      weight: "400",
      style: "normal",
    },
    {
      path: "../node_modules/@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf",
      weight: "400",
      style: "italic",
    },
    {
      path: "../node_modules/@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf",
      weight: "700",
      style: "normal",
    },
    {
      path: "../node_modules/@expo-google-fonts/source-serif-4/700Bold_Italic/SourceSerif4_700Bold_Italic.ttf",
      weight: "700",
      style: "italic",
    },
  ],
});
