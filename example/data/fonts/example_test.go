// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fonts_test

import (
	"fmt"

	"gioui.org/text"

	"github.com/giogrid/giogrid/example/data/fonts"
)

func ExampleCollection() {
	faces := fonts.Collection()
	shaper := text.NewShaper(text.NoSystemFonts(), text.WithCollection(faces))
	fmt.Println(shaper != nil, faces[0].Font.Typeface, faces[len(faces)-1].Font.Typeface)
	// Output:
	// true Go NanumSquare
}
