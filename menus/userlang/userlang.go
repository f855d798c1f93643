// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package userlang (v0: shared by the packages of this module, not promised to stay) returns the language of the user
// of the system.
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

// Of returns tag, or if tag is empty the language of the user, as a POSIX locale ("ko_KR.UTF-8", "C") or a BCP 47 tag ("ko-KR"), empty if
// it is unknown. It reads the environment variables LC_ALL, LC_MESSAGES and LANG, of which the first that is set
// wins. If none is set, it returns navigator.language in a browser, and the locale of the user's account on Windows.
// Other systems, including macOS, Android and iOS, do not report the language to a program without C, so that a
// program started from the desktop of a Mac gets the empty string. Of determines the language of the user in its
// first call that needs it, and is safe for concurrent use.
func Of(tag string) string {
	if tag == "" {
		return ofUser()
	}
	return tag
}

func ofUser() string {
	if tag := fixed.Load(); tag != nil {
		return *tag
	}
	return system()
}

// Fix makes tag the language of the user until restore is called. It is for tests whose results must not depend on the
// machine.
func Fix(tag string) (restore func()) {
	before := fixed.Swap(&tag)
	return func() { fixed.Store(before) }
}

// find returns the language from the environment variables or, if none is set, from platform.
func find(getenv func(string) string, platform func() string) string {
	for _, name := range [...]string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := getenv(name); v != "" {
			return v
		}
	}
	return platform()
}

// IsKorean reports whether a POSIX locale or a BCP 47 tag denotes Korean.
func IsKorean(tag string) bool {
	language := tag
	if end := strings.IndexAny(tag, "-_.@"); end >= 0 {
		language = tag[:end]
	}
	// Old systems call the locale "korean".
	return strings.EqualFold(language, "ko") || strings.EqualFold(language, "kor") || strings.EqualFold(language, "korean")
}
