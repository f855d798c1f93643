// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image/color"
	"math"
	"reflect"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/assert"
)

var presets = []struct {
	name  string
	theme Theme
	text  float64 // least contrast of text on its ground
}{
	{"light", Light(), 4.5},
	{"dark", Dark(), 4.5},
	{"high contrast", HighContrast(), 7},
}

// linearLight is the linear light of an sRGB channel, as WCAG 2 defines it.
func linearLight(c uint8) float64 {
	v := float64(c) / 255
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

func fromLinearLight(v float64) uint8 {
	if v <= 0.0031308 {
		return uint8(math.Round(v * 12.92 * 255))
	}
	return uint8(math.Round((1.055*math.Pow(v, 1/2.4) - 0.055) * 255))
}

func contrast(a, b color.NRGBA) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func luminance(c color.NRGBA) float64 {
	return 0.2126*linearLight(c.R) + 0.7152*linearLight(c.G) + 0.0722*linearLight(c.B)
}

// overEncoded and overLinear lay top over base, in sRGB values and in linear
// light: renderers do either.
func overEncoded(base, top color.NRGBA) color.NRGBA {
	mix := func(b, t uint8) uint8 {
		a := float64(top.A) / 255
		return uint8(math.Round(float64(b)*(1-a) + float64(t)*a))
	}
	return color.NRGBA{R: mix(base.R, top.R), G: mix(base.G, top.G), B: mix(base.B, top.B), A: 255}
}

func overLinear(base, top color.NRGBA) color.NRGBA {
	mix := func(b, t uint8) uint8 {
		a := float64(top.A) / 255
		return fromLinearLight(linearLight(b)*(1-a) + linearLight(t)*a)
	}
	return color.NRGBA{R: mix(base.R, top.R), G: mix(base.G, top.G), B: mix(base.B, top.B), A: 255}
}

// grounds are all the colours on which cell text can stand: a row ground with
// any of the translucent layers over it.
func grounds(th Theme) []color.NRGBA {
	var out []color.NRGBA
	rows := []color.NRGBA{th.Bg, th.RowAlt, th.Selected, th.Added, th.Edited, th.Deleted, th.FloatingBg, th.FooterBg}
	tints := []color.NRGBA{{}, th.Flash, th.FlashUp, th.FlashDown, th.Match, th.MatchCurrent}
	for _, over := range []func(base, top color.NRGBA) color.NRGBA{overEncoded, overLinear} {
		for _, row := range rows {
			for _, hover := range []color.NRGBA{{}, th.Hover} {
				for _, fill := range []color.NRGBA{{}, th.RangeFill} {
					for _, tint := range tints {
						out = append(out, over(over(over(row, hover), fill), tint))
					}
				}
			}
		}
	}
	return out
}

func TestContrastKnownValues(t *testing.T) {
	black, white := rgba(0x000000FF), rgba(0xFFFFFFFF)
	assert.InDelta(t, 21, contrast(black, white), 1e-9)
	assert.InDelta(t, 1, contrast(white, white), 1e-9)
	assert.InDelta(t, 4.54, contrast(rgba(0x767676FF), white), 0.01)
}

func TestPresetTextContrast(t *testing.T) {
	for _, p := range presets {
		th := p.theme
		for _, g := range grounds(th) {
			assert.GreaterOrEqual(t, contrast(th.Fg, g), p.text, "%s: Fg on %v", p.name, g)
		}
		hover := func(c color.NRGBA) color.NRGBA { return overLinear(c, th.Hover) }
		for _, pair := range []struct {
			name   string
			fg, bg color.NRGBA
		}{
			{"header", th.HeaderFg, th.HeaderBg},
			{"header hover", th.HeaderFg, hover(th.HeaderBg)},
			{"muted", th.FgMuted, th.Bg},
			{"muted hover", th.FgMuted, hover(th.Bg)},
			{"muted alt", th.FgMuted, hover(th.RowAlt)},
			{"muted selected", th.FgMuted, hover(th.Selected)},
			{"muted range", th.FgMuted, overLinear(th.Bg, th.RangeFill)},
			{"muted added", th.FgMuted, hover(th.Added)},
			{"muted edited", th.FgMuted, hover(th.Edited)},
			{"muted deleted", th.FgMuted, hover(th.Deleted)},
			{"muted header", th.FgMuted, hover(th.HeaderBg)},
			{"muted floating", th.FgMuted, hover(th.FloatingBg)},
			{"muted footer", th.FgMuted, th.FooterBg},
			{"menu", th.MenuFg, th.MenuBg},
			{"menu hover", th.MenuFg, th.MenuHover},
			{"menu muted", th.FgMuted, th.MenuBg},
			{"menu muted hover", th.FgMuted, th.MenuHover},
			{"tooltip", th.TooltipFg, th.TooltipBg},
			{"accent", th.AccentFg, th.Accent},
			{"danger", th.Danger, th.Bg},
			{"danger deleted", th.Danger, th.Deleted},
			{"danger menu", th.Danger, th.MenuBg},
			{"danger menu hover", th.Danger, th.MenuHover},
		} {
			assert.GreaterOrEqual(t, contrast(pair.fg, pair.bg), p.text, "%s: %s", p.name, pair.name)
		}
	}
}

func TestPresetMarkContrast(t *testing.T) {
	const mark = 3 // WCAG 2.1, 1.4.11
	for _, p := range presets {
		th := p.theme
		for _, g := range []color.NRGBA{th.Bg, th.RowAlt, th.Selected, th.Added, th.Edited, th.Deleted, th.HeaderBg, th.FloatingBg, overLinear(th.Bg, th.RangeFill)} {
			assert.GreaterOrEqual(t, contrast(th.FocusRing, g), float64(mark), "%s: FocusRing on %v", p.name, g)
			assert.GreaterOrEqual(t, contrast(th.RangeBorder, g), float64(mark), "%s: RangeBorder on %v", p.name, g)
			assert.GreaterOrEqual(t, contrast(th.Accent, g), float64(mark), "%s: Accent on %v", p.name, g)
		}
		assert.GreaterOrEqual(t, contrast(th.AddedBar, th.Added), float64(mark), p.name)
		assert.GreaterOrEqual(t, contrast(th.EditedBar, th.Edited), float64(mark), p.name)
		assert.GreaterOrEqual(t, contrast(th.DeletedBar, th.Deleted), float64(mark), p.name)
	}
}

func TestPresetsSetEveryColour(t *testing.T) {
	for _, p := range presets {
		v := reflect.ValueOf(p.theme)
		for i := range v.NumField() {
			if c, ok := v.Field(i).Interface().(color.NRGBA); ok {
				assert.NotZero(t, c.A, "%s: %s", p.name, v.Type().Field(i).Name)
			}
		}
	}
}

// TestThemeOverrideEveryField sets one field after another and looks that
// this one, and no other, is taken over.
func TestThemeOverrideEveryField(t *testing.T) {
	typ := reflect.TypeFor[Theme]()
	for i := range typ.NumField() {
		var part Theme
		setSample(t, reflect.ValueOf(&part).Elem().Field(i))
		want := Light()
		reflect.ValueOf(&want).Elem().Field(i).Set(reflect.ValueOf(part).Field(i))
		assert.Equal(t, want, Light().Override(part), typ.Field(i).Name)
	}
	assert.Equal(t, Dark(), Dark().Override(Theme{}))
	assert.Equal(t, Dark(), Light().Override(Dark()))
}

// setSample gives a field a value that no preset has.
func setSample(t *testing.T, f reflect.Value) {
	t.Helper()
	switch f.Kind() {
	case reflect.Struct:
		for i := range f.NumField() {
			setSample(t, f.Field(i))
		}
	case reflect.Uint8:
		f.SetUint(123)
	case reflect.Float32:
		f.SetFloat(123)
	case reflect.Int:
		f.SetInt(123)
	case reflect.String:
		f.SetString("sample")
	default:
		t.Fatalf("no sample for %v", f.Type())
	}
}

func TestThemeOverrideAllocatesNothing(t *testing.T) {
	part := Theme{Fg: rgba(0xFF0000FF)}
	var th Theme
	assert.Zero(t, testing.AllocsPerRun(100, func() { th = Light().Override(part).Sized(Compact) }))
	assert.Equal(t, part.Fg, th.Fg)
}

func TestSized(t *testing.T) {
	var th Theme
	got := th.Sized(Standard)
	assert.Equal(t, unit.Dp(36), got.RowHeight)
	assert.Equal(t, unit.Dp(28), th.Sized(Compact).RowHeight)
	assert.Equal(t, unit.Dp(44), th.Sized(Comfortable).RowHeight)
	assert.Equal(t, got, th.Sized(Density(200)))

	th.RowHeight, th.TextSize = 50, 20
	got = th.Sized(Compact)
	assert.Equal(t, unit.Dp(50), got.RowHeight)
	assert.Equal(t, unit.Sp(20), got.TextSize)
	assert.Equal(t, Compact.Padding(), got.Padding)

	th.RowHeight, th.Padding = unit.Dp(math.NaN()), -3
	got = th.Sized(Compact)
	assert.Equal(t, unit.Dp(28), got.RowHeight)
	assert.Equal(t, Compact.Padding(), got.Padding)
}

func TestDensityGrows(t *testing.T) {
	all := []Density{Compact, Standard, Comfortable}
	for i, d := range all[1:] {
		below := all[i]
		assert.Greater(t, d.RowHeight(), below.RowHeight(), d)
		assert.Greater(t, d.HeaderHeight(), below.HeaderHeight(), d)
		assert.Greater(t, d.Padding(), below.Padding(), d)
		assert.Greater(t, d.TextSize(), below.TextSize(), d)
		assert.GreaterOrEqual(t, d.HeaderTextSize(), below.HeaderTextSize(), d)
		assert.NotEqual(t, d.String(), below.String())
	}
}
