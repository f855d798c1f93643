// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import (
	"sync"

	"github.com/giogrid/giogrid/menus/userlang"
)

// For returns the texts for a language: Korean for Korean, and English for every other language. language is a BCP 47
// tag or a POSIX locale. If it is empty, For uses the language of the system.
func For(language string) Texts {
	if userlang.IsKorean(userlang.Of(language)) {
		return *koreanOnce()
	}
	return *englishOnce()
}

// Texts are large, and programs call For in each frame: a copy takes a third of the time that making them takes.
var (
	koreanOnce  = sync.OnceValue(func() *Texts { t := korean(); return &t })
	englishOnce = sync.OnceValue(func() *Texts { t := english(); return &t })
)
