// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package layoutx (v0: its names may still change) computes rectangles for widgets with panes and popups: integers
// to integers, without drawing and without a screen.
//
// [Split] cuts a viewport into [Panes]: three panes side by side, the outer two for pinned columns, by five bands,
// the body between a header, a footer and two bands of pinned rows. [Popup] places a menu or a tooltip next to its
// anchor, inside the window. [Mirror] reflects a rectangle for right-to-left reading.
//
// All rectangles count pixels from the top left of the viewport or the window, x to the right, y down. Right-to-left
// viewports are mirrored as a whole. Names then follow the reading direction: [Left] is the pane where reading
// starts, and a mirrored viewport shows it at the right edge.
//
// No function panics on invalid input. Negative sizes count as zero, and a pane or band out of range is empty.
package layoutx
