// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !((linux && !android) || freebsd || openbsd)

package desk

import "gioui.org/io/event"

func isX11(event.Event) bool { return false }
