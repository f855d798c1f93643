// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package style holds what a grid is drawn with in one frame: a gridui.Style, resolved for the
// metric, the locale and the theme of the frame.
//
// It contains colours, faces of text, texts and sizes in pixels. It does not depend on rows,
// columns or operations: code that draws takes a *Resolved. It imports values (theme, icon, locale)
// and textrun.
package style
