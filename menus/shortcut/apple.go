// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package shortcut

import "runtime"

// Apple reports whether the program runs on an Apple system, where [Mod] is Command. In a browser it reports
// about the system of the browser.
func Apple() bool { return runtime.GOOS == "darwin" || runtime.GOOS == "ios" }
