// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package look

import (
	"fmt"
	"strings"

	"github.com/giogrid/giogrid/gridui/locale"
)

// Lang is the language of a program. The zero value is English.
type Lang uint8

// The languages.
const (
	English Lang = iota
	Korean
)

// String returns the language's code: "en" or "ko".
func (l Lang) String() string {
	if l == Korean {
		return "ko"
	}
	return "en"
}

// ParseLang parses the result of String.
func ParseLang(code string) (Lang, error) {
	switch code {
	case "en":
		return English, nil
	case "ko":
		return Korean, nil
	}
	return English, fmt.Errorf("no language %q: it is en or ko", code)
}

// LangOf returns the language of a system locale such as "ko_KR.UTF-8" or "ko-KR": Korean, or English for all others.
func LangOf(locale string) Lang {
	l := strings.ToLower(locale)
	if l == "ko" || strings.HasPrefix(l, "ko_") || strings.HasPrefix(l, "ko-") || strings.HasPrefix(l, "ko.") {
		return Korean
	}
	return English
}

// Grid returns the grid's texts in the language.
func (l Lang) Grid() locale.Texts {
	if l == Korean {
		return koreanGrid
	}
	return englishGrid
}

var koreanGrid, englishGrid = locale.For("ko"), locale.For("en")

// Text holds a text in each language.
type Text struct{ En, Ko string }

// In returns the text in a language. It is not inlined, because programs have many texts.
//
//go:noinline
func (t Text) In(l Lang) string {
	if l == Korean {
		return t.Ko
	}
	return t.En
}
