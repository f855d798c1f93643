// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors

import (
	"math"
	"math/big"
	"strconv"
	"strings"
	"time"

	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/durations"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// shiftSteps is the number of steps that a key with Shift makes.
const shiftSteps = 10

// spinner changes a value by steps: by arrows up and down while they do not move between cells, and by two buttons.
type spinner struct {
	Plain
	// by returns the text of a value some steps away, false if text is no value.
	by func(text string, steps int) (string, bool)
	// text is the text of the field.
	text string
}

func (s *spinner) Reshape(text string, caret int) (to string, at int) {
	s.text = text
	return text, caret
}

func (s *spinner) Steer(k Key) (Pick, bool) {
	steps := 1
	if k.Shift {
		steps = shiftSteps
	}
	switch {
	case k.Moves:
		return Pick{}, false
	case k.Name == key.NameUpArrow:
		return s.spin(steps), true
	case k.Name == key.NameDownArrow:
		return s.spin(-steps), true
	}
	return Pick{}, false
}

func (s *spinner) spin(steps int) Pick {
	text, ok := s.by(s.text, steps)
	if !ok {
		return Pick{}
	}
	s.text = text
	return Pick{Set: true, Selected: true, Text: text}
}

func (s *spinner) FieldButton(*locale.Editing) (Button, string) { return SpinButtons, "" }

func (s *spinner) PressButton(up bool) Pick {
	if up {
		return s.spin(1)
	}
	return s.spin(-1)
}

// Duration returns the editor of durations. write appends one as the column shows it.
func Duration(o option.Duration, write func(dst []byte, d time.Duration) []byte) func() any {
	step := o.Step
	if step <= 0 {
		step = time.Minute
	}
	return func() any {
		s := &spinEditor{}
		s.by = func(text string, steps int) (string, bool) {
			d, err := durations.Read(text)
			if err != nil && strings.TrimSpace(text) != "" {
				return "", false
			}
			by := time.Duration(steps) * step
			if to := d + by; by/time.Duration(steps) == step && (to > d) == (by > 0) {
				return string(write(nil, to)), true
			}
			return "", false
		}
		return s
	}
}

// spinEditor is an editor with a spinner and nothing else.
type spinEditor struct{ spinner }

func (s *spinEditor) Start(c Cell) string {
	s.text = c.Text
	if c.Replaced {
		s.text = ""
	}
	return c.Text
}

// scale holds the steps and the bounds of numbers.
type scale struct {
	step       *big.Rat
	least, top *big.Rat // nil: no bound
	decimals   int
}

// scaleOf returns the scale of an option. Steps that are not above 0 are 1.
func scaleOf(o option.Spin) scale {
	s := scale{step: big.NewRat(1, 1)}
	if o.Step > 0 && !math.IsInf(o.Step, 0) {
		s.step, s.decimals = decimal(o.Step)
	}
	if o.Min < o.Max {
		var least, top int
		if !math.IsInf(o.Min, 0) {
			s.least, least = decimal(o.Min)
		}
		if !math.IsInf(o.Max, 0) {
			s.top, top = decimal(o.Max)
		}
		s.decimals = max(s.decimals, least, top)
	}
	return s
}

// decimal returns the shortest decimal number that is nearest to v, and its number of decimals.
func decimal(v float64) (*big.Rat, int) {
	text := strconv.FormatFloat(v, 'f', -1, 64)
	r, _ := new(big.Rat).SetString(text)
	return r, decimalsOf(text)
}

func decimalsOf(plain string) int {
	_, fraction, _ := strings.Cut(plain, ".")
	return len(fraction)
}

// clamp returns a number within the bounds.
func (s *scale) clamp(r *big.Rat) *big.Rat {
	if s.least != nil && r.Cmp(s.least) < 0 {
		return s.least
	}
	if s.top != nil && r.Cmp(s.top) > 0 {
		return s.top
	}
	return r
}

// add returns a number, in plain digits, some steps away, within the bounds. A result has as many decimals as the
// number or the step, and no zeros at its end that the number does not have.
func (s *scale) add(plain string, steps int) (string, bool) {
	if plain == "" {
		plain = "0"
	}
	if len(plain) > mostDigits || strings.ContainsAny(plain, "eEnNiI") {
		return "", false
	}
	r, ok := new(big.Rat).SetString(plain)
	if !ok {
		return "", false
	}
	by := new(big.Rat).Mul(s.step, big.NewRat(int64(steps), 1))
	return s.text(s.clamp(by.Add(by, r)), decimalsOf(plain)), true
}

// mostDigits bounds the digits of numbers that are changed by steps.
const mostDigits = 400

// text returns a number in plain digits with at least some decimals.
func (s *scale) text(r *big.Rat, least int) string {
	text := r.FloatString(max(s.decimals, least))
	for decimalsOf(text) > least && strings.HasSuffix(text, "0") {
		text = text[:len(text)-1]
	}
	return strings.TrimSuffix(text, ".")
}

// number is the editor of numbers with a spinner.
type number struct {
	spinner
	scale scale
	cell  Cell
}

// Number returns the editor of numbers.
func Number(o option.Spin) func() any {
	s := scaleOf(o)
	if o.Slider && s.least != nil && s.top != nil {
		return func() any {
			e := &slider{number: number{scale: s}}
			e.by = e.step
			return e
		}
	}
	return func() any {
		e := &number{scale: s}
		e.by = e.step
		return e
	}
}

func (n *number) Start(c Cell) string {
	n.cell, n.text = c, c.Text
	if c.Replaced {
		n.text = ""
	}
	return c.Text
}

// plain returns a text of the field in plain digits, false if it is not a number.
func (n *number) plain(text string) (string, bool) {
	if text = strings.TrimSpace(text); text == "" {
		return "", true
	}
	plain, err := n.cell.Def.NumberReader(n.cell.Numbers).Plain(text)
	return plain, err == nil
}

// step returns the number some steps away from the number of a text, in the signs of users.
func (n *number) step(text string, steps int) (string, bool) {
	plain, ok := n.plain(text)
	if !ok {
		return "", false
	}
	if plain, ok = n.scale.add(plain, steps); !ok {
		return "", false
	}
	return n.local(plain), true
}

// local returns a number in plain digits in the signs of users.
func (n *number) local(plain string) string {
	return column.Written{Def: n.cell.Def, Grid: n.cell.Numbers}.Number(plain)
}
