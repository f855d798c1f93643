// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package theme

import (
	"image/color"
	"math"
	"reflect"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/assert"
)

func TestPresetsSetEveryColour(t *testing.T) {
	for name, th := range map[string]Theme{"light": Light(), "dark": Dark(), "high contrast": HighContrast()} {
		v := reflect.ValueOf(th)
		for i := range v.NumField() {
			if c, ok := v.Field(i).Interface().(color.NRGBA); ok {
				assert.NotZero(t, c.A, "%s: %s", name, v.Type().Field(i).Name)
			}
		}
	}
}

// The test sets one field after another, and requires that Override changes this field only.
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

// setSample sets a field to a value that no preset contains.
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
	assert.Zero(t, testing.AllocsPerRun(100, func() { th = Light().Override(part).Sized(DensityCompact) }))
	assert.Equal(t, part.Fg, th.Fg)
}

func TestSized(t *testing.T) {
	var th Theme
	got := th.Sized(DensityStandard)
	assert.Equal(t, unit.Dp(36), got.RowHeight)
	assert.Equal(t, unit.Dp(28), th.Sized(DensityCompact).RowHeight)
	assert.Equal(t, unit.Dp(44), th.Sized(DensityComfortable).RowHeight)
	assert.Equal(t, got, th.Sized(Density(200)))

	th.RowHeight, th.TextSize = 50, 20
	got = th.Sized(DensityCompact)
	assert.Equal(t, unit.Dp(50), got.RowHeight)
	assert.Equal(t, unit.Sp(20), got.TextSize)
	assert.Equal(t, DensityCompact.Padding(), got.Padding)

	th.RowHeight, th.Padding = unit.Dp(math.NaN()), -3
	got = th.Sized(DensityCompact)
	assert.Equal(t, unit.Dp(28), got.RowHeight)
	assert.Equal(t, DensityCompact.Padding(), got.Padding)
}

func TestDensityGrows(t *testing.T) {
	all := []Density{DensityCompact, DensityStandard, DensityComfortable}
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
