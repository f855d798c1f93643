// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package userlang

import "syscall/js"

// platform is navigator.language, empty where there is no navigator.
func platform() string {
	navigator := js.Global().Get("navigator")
	if navigator.Type() != js.TypeObject {
		return ""
	}
	if language := navigator.Get("language"); language.Type() == js.TypeString {
		return language.String()
	}
	return ""
}
