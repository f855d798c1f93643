// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"sync/atomic"
	"time"

	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/menus/userlang"
)

// Formatter formats and reads the values of a column in a language. It does not change.
type Formatter interface {
	// AppendNumber replaces the number in plain digits that begins at start by its text.
	AppendNumber(dst []byte, start int) []byte
	AppendTime(dst []byte, at time.Time) []byte
	// ReadTime returns the time that a text shows, in the order of ISO 8601.
	ReadTime(text string) (iso string, ok bool)
	// Numbers returns the signs that read the numbers, and Units the texts allowed beside them.
	Numbers() locale.Numbers
	Units() [2]string
	IsPercent() bool
	// Decimals returns the number of decimals of a plain number that show.
	Decimals() int
	// Missing appends the text that a number lacks at its end, for alignment at the decimal sign.
	Missing(dst, text []byte) []byte
	// Mark inserts the marks of direction with which a text is drawn.
	Mark(dst []byte, start int) []byte
	// Excel returns the number format of a workbook.
	Excel() string
}

// Styled formats the values of a column in the language of the grid that shows it. Copies of a Def share it: a column
// that is in grids of several languages has the language of the grid that drew last.
type Styled struct {
	// In returns the formatter of a language. Zero signs: the signs of the language.
	In func(language string, signs locale.Numbers) Formatter
	// Layout is the layout of package time in which editors and copies hold times.
	Layout string

	now atomic.Pointer[spoken]
}

// spoken is a formatter of a language.
type spoken struct {
	language string
	signs    locale.Numbers
	Formatter
}

// speak sets the language of the texts, and reports whether they were in another one.
func (s *Styled) speak(language string, signs locale.Numbers) (changed bool) {
	now := s.now.Load()
	if now != nil && now.language == language && now.signs == signs {
		return false
	}
	s.now.Store(&spoken{language, signs, s.In(language, signs)})
	return now != nil
}

// formatter returns the formatter of the language, that of the system before a grid has set another.
func (s *Styled) formatter() Formatter {
	now := s.now.Load()
	if now == nil {
		s.speak(userlang.Of(""), locale.Numbers{})
		now = s.now.Load()
	}
	return now.Formatter
}
