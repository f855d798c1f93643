// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages_test

import (
	"fmt"
	"image"

	"github.com/giogrid/giogrid/example/data/fonts"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/pages"
	"github.com/giogrid/giogrid/gridui/gridtest"
)

func ExampleNames() {
	fmt.Println(pages.Names())
	// Output: [airports places flights analyse details prices log exchange menu tracking cells cells-ready text-table pins columns spans database folders sheet states editors formats widgets]
}

func ExampleGallery() {
	g := pages.New(look.OnlyFonts(fonts.Collection()))
	if err := g.Show("sheet"); err != nil {
		fmt.Println(err)
	}
	gridtest.New(image.Pt(1280, 800), g.Layout).Settle()
	fmt.Println(g.State().Page, g.State().Status)
	// Output: sheet Rows 1–22 of 1,000,000
}
