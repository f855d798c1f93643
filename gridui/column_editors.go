// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"fmt"
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/clocktext"
	"github.com/giogrid/giogrid/gridui/internal/durations"
	"github.com/giogrid/giogrid/gridui/internal/editors"
	"github.com/giogrid/giogrid/gridui/internal/mask"
	"github.com/giogrid/giogrid/gridui/option"
)

// TimeList adds a list of times of day to the editor of a column of times: beside the calendar if the Layout of the
// column shows days, else in its place. Columns of time.Duration hold times since midnight, and show them as "09:30".
//
// Times are read in the usual forms, in editors, filters of durations, and pasted texts: "9:30", "930", "9.30 pm",
// "오후 9시 30분". Behind a day they complete it, "2025-03-04 9:30 pm"; alone they keep the day of the cell. Call Parse, if
// at all, before TimeList. Other columns report a ProblemFound event.
func (t *Typed[T, V]) TimeList(o option.TimeList) *Typed[T, V] {
	if parse, ok := any(readClock).(func(string) (V, error)); ok {
		t.col.ParseBy(parse)
		t.col.ShowBy(any(clocktext.Append).(func([]byte, V) []byte))
	} else if !t.col.ParseClocks() {
		return t.misplaced("TimeList", "times")
	}
	t.col.Def.Editor = editors.Times(o)
	return t
}

// readClock parses a time of day, and the text of a duration that is no time of day, such as "26h0m0s".
func readClock(text string) (time.Duration, error) {
	at, err := clocktext.Read(text)
	if err != nil && !strings.Contains(text, ":") {
		if d, other := durations.Read(text); other == nil {
			return d, nil
		}
	}
	return at, err
}

// Duration sets how a column of time.Duration shows durations and changes them in its editor: by the arrows up and
// down, ten steps with Shift, while F2 has put the caret into the text, and by two buttons. The wheel changes nothing.
//
// All columns of time.Duration read "1:30", "1h30m", "90m", "1.5 hours" and "PT1H30M" as the same duration, in editors,
// filters and pasted texts. A number without a unit is refused. Columns of other values report a ProblemFound event.
func (t *Typed[T, V]) Duration(o option.Duration) *Typed[T, V] {
	show := appendDuration
	if o.Clock {
		show = durations.AppendClock
	}
	ofColumn, ok := any(show).(func([]byte, V) []byte)
	if !ok {
		return t.misplaced("Duration", "time.Duration")
	}
	t.col.ShowBy(ofColumn)
	t.col.Def.Editor = editors.Duration(o, show)
	return t
}

// appendDuration appends a duration in Go's form.
func appendDuration(dst []byte, d time.Duration) []byte { return append(dst, d.String()...) }

// Mask sets the form of the texts of a column of strings. In the pattern, 0 is a digit, 9 a digit or nothing, A a
// letter and * any character. A character after \ is literal, and so are all others:
//
//	gridui.Field("phone", "Phone", Person.Phone).Edit(setPhone).Mask("(000) 000-0000")
//
// The editor adds the signs between the places as users type, and shows what is missing. Typed and pasted texts may
// lack these signs. A text that fills only a part of the form is refused; an empty one clears the cell. The values
// contain the signs. The program may store other texts. Columns of other values, and a pattern without places,
// report a ProblemFound event.
func (t *Typed[T, V]) Mask(pattern string) *Typed[T, V] {
	of := mask.Of(pattern)
	switch {
	case !of.Takes():
		t.col.Def.Fail(fmt.Errorf("gridui: column %q: Mask: the pattern %q has no place for a character", t.col.Def.ID, pattern))
	case !t.col.ParseText(of.Read):
		return t.misplaced("Mask", "strings")
	default:
		t.col.Def.Editor = editors.Mask(of)
	}
	return t
}

// Spin lets users change the numbers of a column in its editor by steps: by the arrows up and down, ten steps with Shift,
// while F2 has put the caret into the text, by two buttons, which repeat while they are held, and by a slider if the option
// has one. The wheel changes nothing. Columns of other values report a ProblemFound event.
func (t *Typed[T, V]) Spin(o option.Spin) *Typed[T, V] {
	if t.col.Def.Kind != option.KindNumber {
		return t.misplaced("Spin", "numbers")
	}
	t.col.Def.Editor = editors.Number(o)
	return t
}

// Color makes the editor of a column of strings a field for colours in hexadecimal digits, as "#3366cc", with a list
// of swatches below it; without arguments, the usual ones. Typed and pasted texts may lack the "#", have capital
// letters and one digit for each channel, and two more digits for the opacity. Columns of other values report a
// ProblemFound event.
func (t *Typed[T, V]) Color(swatches ...string) *Typed[T, V] {
	if !t.col.ParseText(editors.ReadColor) {
		return t.misplaced("Color", "strings")
	}
	t.col.Def.Editor = editors.Colors(swatches)
	return t
}

// misplaced adds the error of an option that is for columns of other values.
func (t *Typed[T, V]) misplaced(option, values string) *Typed[T, V] {
	t.col.Def.Fail(fmt.Errorf("gridui: column %q: %s is for columns of %s", t.col.Def.ID, option, values))
	return t
}
