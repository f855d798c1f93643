// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package userlang

import "syscall/js"

// platform returns navigator.language, or the empty string if there is no navigator.
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
