// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors

import (
	"image"
	"math/big"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	sliderWidth  = unit.Dp(200)
	sliderHeight = unit.Dp(36)
	sliderPad    = unit.Dp(16)
	thumbSize    = unit.Dp(16)
	railSize     = unit.Dp(4)
)

// slider is the editor of bounded numbers: a spinner with a slider below the field.
type slider struct {
	_ nocmp.Struct
	number

	tag int
	// rail is the place of the rail on the screen, from the middle of the thumb at one end to that at the other.
	rail image.Rectangle
	rtl  bool
	held bool
	// of is the text whose share of the rail is part.
	of   string
	part float64
}

func (s *slider) Steer(k Key) (Pick, bool) {
	switch k.Name {
	case key.NamePageUp:
		return s.spin(shiftSteps), true
	case key.NamePageDown:
		return s.spin(-shiftSteps), true
	}
	return s.spinner.Steer(k)
}

func (s *slider) Start(c Cell) string {
	text := s.number.Start(c)
	s.of, s.part = s.text, s.share()
	return text
}

// share returns the place of the number between its bounds, from 0 to 1.
func (s *slider) share() float64 {
	plain, ok := s.plain(s.text)
	r := s.scale.least
	if v, is := new(big.Rat).SetString(plain); ok && is && len(plain) <= mostDigits {
		r = s.scale.clamp(v)
	}
	span := new(big.Rat).Sub(s.scale.top, s.scale.least)
	f, _ := new(big.Rat).Quo(new(big.Rat).Sub(r, s.scale.least), span).Float64()
	return f
}

// at returns the text of the number at a place of the rail: a whole number of steps from the lower bound.
func (s *slider) at(x int) string {
	n := min(max(x-s.rail.Min.X, 0), s.rail.Dx())
	if s.rtl {
		n = s.rail.Dx() - n
	}
	span := new(big.Rat).Sub(s.scale.top, s.scale.least)
	if n == s.rail.Dx() {
		return s.local(s.scale.text(s.scale.top, 0))
	}
	steps := new(big.Rat).Mul(span, big.NewRat(int64(n), int64(max(s.rail.Dx(), 1))))
	steps.Quo(steps, s.scale.step)
	whole, _ := new(big.Rat).SetString(steps.FloatString(0))
	v := whole.Add(whole.Mul(whole, s.scale.step), s.scale.least)
	return s.local(s.scale.text(s.scale.clamp(v), 0))
}

func (s *slider) Pointed(gtx layout.Context, _ *draw.Painter) (Pick, bool) {
	ev, ok := gtx.Event(pointer.Filter{Target: &s.tag, Kinds: pointer.Press | pointer.Drag | pointer.Release | pointer.Cancel})
	pe, _ := ev.(pointer.Event)
	if !ok {
		return Pick{}, false
	}
	switch pe.Kind {
	case pointer.Press:
		s.held = pe.Source == pointer.Touch || pe.Buttons.Contain(pointer.ButtonPrimary)
		if pe.Source == pointer.Touch {
			gtx.Execute(pointer.GrabCmd{Tag: &s.tag, ID: pe.PointerID})
		}
	case pointer.Release, pointer.Cancel:
		s.held = false
		return Pick{}, true
	}
	if !s.held {
		return Pick{}, true
	}
	s.text = s.at(pe.Position.Round().X)
	return Pick{Set: true, Selected: true, Text: s.text}, true
}

func (s *slider) PaintCard(p *draw.Painter, window, field image.Rectangle) image.Rectangle {
	th := &p.Style.Theme
	size := image.Pt(max(p.Style.Scaled(sliderWidth), field.Dx()), max(p.Dp(sliderHeight), p.Style.RowHeight))
	card := ui.PopupIn(p, window, field, size, layoutx.Below)
	clipped := ui.Card(p, card)
	draw.Listen(p.Ops, &s.tag)
	p.Node(card, s.text, p.Style.Texts.Editing.Slider)
	clipped.Pop()
	pad, thick := p.Dp(sliderPad), p.Dp(railSize)
	middle := (card.Min.Y + card.Max.Y) / 2
	s.rail = image.Rect(card.Min.X+pad, middle-thick/2, card.Max.X-pad, middle-thick/2+thick)
	s.rtl = p.Style.RTL
	p.RoundRect(s.rail, thick/2, th.FieldBorder)
	if s.of != s.text {
		s.of, s.part = s.text, s.share()
	}
	x := int(s.part*float64(s.rail.Dx()) + 0.5)
	done := image.Rect(s.rail.Min.X, s.rail.Min.Y, s.rail.Min.X+x, s.rail.Max.Y)
	if s.rtl {
		done = layoutx.Mirror(done, s.rail)
		x = s.rail.Dx() - x
	}
	p.RoundRect(done, thick/2, th.Accent)
	half := p.Dp(thumbSize) / 2
	at := image.Pt(s.rail.Min.X+x, middle)
	p.RoundRect(image.Rectangle{Min: at, Max: at}.Inset(-half), half, th.Accent)
	return card
}
