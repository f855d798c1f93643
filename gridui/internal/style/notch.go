// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package style

import (
	"os"
	"runtime"
)

// x11Notch is the factor for X11, where Gio reports a notch of the wheel as 20 pixels.
const x11Notch = 4

// notch is the factor of the platform.
var notch = platformNotch(runtime.GOOS, os.Getenv)

// Notch returns the factor for movements of the wheel on the platform that the program runs on.
func Notch() float32 { return notch }

// platformNotch returns the factor for an operating system and the environment of a program.
func platformNotch(system string, env func(string) string) float32 {
	switch system {
	case "linux", "freebsd", "openbsd":
		if env("DISPLAY") != "" && (x11Only || env("WAYLAND_DISPLAY") == "") {
			return x11Notch
		}
	}
	return 1
}
