// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/giogrid/giogrid/storage/internal/device"
)

// defaultName is the name of a file whose name says nothing.
const defaultName = "export"

// maxName is how many bytes a file's name may have before its extension: file
// systems take 255, and a number and a long extension must fit.
const maxName = 200

// FileName turns a name into one that files can have on Windows, macOS, Linux
// and in a browser, with an extension given without its dot. An extension that is
// there already is not repeated.
//
// Separators of paths, the other characters Windows forbids and control
// characters become "_", invisible marks that turn the direction of text are
// removed; dots and spaces at either end go, so that no file is hidden; the names
// of Windows' devices get a "_" before them; a name is cut at 200 bytes. Where
// nothing is left, it is "export".
func FileName(name, extension string) string {
	stem, extension := cutFileName(name, extension)
	return stem + extension
}

// cutFileName returns the parts of a file's name, the extension with its dot.
func cutFileName(name, extension string) (stem, dotted string) {
	extension = cleanName(extension, maxName/4)
	if extension != "" {
		extension = "." + extension
	}
	if cut := len(name) - len(extension); cut >= 0 && strings.EqualFold(name[cut:], extension) {
		name = name[:cut]
	}
	name = cleanName(name, maxName)
	switch {
	case name == "":
		name = defaultName
	case device.Is(name):
		name = "_" + name
	}
	return name, extension
}

// cleanName replaces what no name can have, and cuts it at a number of bytes.
func cleanName(name string, most int) string {
	name = strings.Map(fileRune, strings.ToValidUTF8(name, "_"))
	name = strings.Trim(name, ". ")
	if len(name) > most {
		for most > 0 && !utf8.RuneStart(name[most]) {
			most--
		}
		name = strings.TrimRight(name[:most], ". ")
	}
	return name
}

// fileRune is what becomes of a character; negative if it goes.
func fileRune(r rune) rune {
	switch {
	case strings.ContainsRune(`<>:"/\|?*`, r), unicode.IsControl(r), r == '\u2028', r == '\u2029':
		return '_'
	case unicode.Is(unicode.Bidi_Control, r), r == '\ufeff':
		return -1
	}
	return r
}
