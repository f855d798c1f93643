// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package style holds what a grid is drawn with in one frame: a gridui.Style that has been
// resolved for the metric, the locale and the theme of the frame.
//
// It knows colours, faces of text, texts and sizes in pixels. It knows no rows, no columns
// and no operations: who draws takes a *Resolved. It imports values (theme, icon, locale) and
// textrun.
package style
