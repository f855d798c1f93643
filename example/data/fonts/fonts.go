// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package fonts holds the faces of the examples: the Go fonts, which have no Hangul, and NanumSquare,
// which does. NanumSquare is under the SIL Open Font License; see NanumSquare-OFL.txt.
package fonts

import (
	_ "embed"
	"fmt"
	"slices"
	"sync"

	"gioui.org/font"
	"gioui.org/font/gofont"
	"gioui.org/font/opentype"
)

//go:embed NanumSquareR.ttf
var nanumSquareTTF []byte

// License is the licence of NanumSquare, for a program to show.
//
//go:embed NanumSquare-OFL.txt
var License string

// Collection returns the Go fonts followed by NanumSquare for characters that they lack. The faces are parsed in the
// first call and shared; the caller owns the slice.
func Collection() []font.FontFace { return slices.Clone(collection()) }

var collection = sync.OnceValue(func() []font.FontFace {
	nanum, err := opentype.ParseCollection(nanumSquareTTF)
	if err != nil {
		panic(fmt.Errorf("NanumSquare: %w", err)) // the file is part of the program
	}
	return append(slices.Clone(gofont.Collection()), nanum...)
})
