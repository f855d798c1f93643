// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build (linux && !android) || freebsd || openbsd

package desk

import (
	"gioui.org/app"
	"gioui.org/io/event"
)

// isX11 reports whether an event shows that the window belongs to X11.
func isX11(e event.Event) bool {
	v, ok := e.(app.X11ViewEvent)
	return ok && v.Valid()
}
