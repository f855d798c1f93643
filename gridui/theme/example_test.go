// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package theme_test

import (
	"fmt"
	"image/color"

	"github.com/giogrid/giogrid/gridui/theme"
)

func ExampleTheme_Override() {
	th := theme.Dark().Override(theme.Theme{FocusRing: color.NRGBA{R: 255, G: 160, A: 255}})
	fmt.Println(th.FocusRing, th.Bg == theme.Dark().Bg)
	// Output: {255 160 0 255} true
}

func ExampleTheme_Sized() {
	th := theme.Theme{RowHeight: 30}.Sized(theme.DensityCompact)
	fmt.Println(th.RowHeight, th.HeaderHeight)
	// Output: 30 32
}
