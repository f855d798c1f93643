// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package userlang finds the language in which the user of the system reads.
package userlang

import (
	"os"
	"strings"
	"sync"
	"sync/atomic"
)

var (
	system = sync.OnceValue(func() string { return find(os.Getenv, platform) })
	fixed  atomic.Pointer[string]
)

// System is the language of the user, as a POSIX locale ("ko_KR.UTF-8", "C") or a BCP 47
// tag ("ko-KR"); empty if nothing tells. The environment goes first: LC_ALL, LC_MESSAGES,
// LANG. After it come navigator.language in a browser and the locale of the user's account
// on Windows. Elsewhere, macOS, Android and iOS among them, there is nothing more to ask
// without C, so that a program that is started from the desktop of a Mac gets "". System
// asks once and may be called from any goroutine.
func System() string {
	if tag := fixed.Load(); tag != nil {
		return *tag
	}
	return system()
}

// Fix makes System return tag, for tests whose outcome must not depend on the machine.
func Fix(tag string) { fixed.Store(&tag) }

// Of is the language of a program that sets tag, and that of the system if tag is empty.
func Of(tag string) string {
	if tag == "" {
		return System()
	}
	return tag
}

// find is System with its sources given.
func find(getenv func(string) string, platform func() string) string {
	for _, name := range [...]string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := getenv(name); v != "" {
			return v
		}
	}
	return platform()
}

// IsKorean reports whether a POSIX locale or a BCP 47 tag is one of Korean.
func IsKorean(tag string) bool {
	language := tag
	if end := strings.IndexAny(tag, "-_.@"); end >= 0 {
		language = tag[:end]
	}
	// "korean" is what old systems call the locale.
	return strings.EqualFold(language, "ko") || strings.EqualFold(language, "kor") || strings.EqualFold(language, "korean")
}
