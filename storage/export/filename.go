// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/giogrid/giogrid/storage/internal/device"
)

// defaultName is the file name if nothing is left of the given one.
const defaultName = "export"

// maxName is the maximal length in bytes of a file name before its extension: file systems allow 255, and a
// number and a long extension must fit.
const maxName = 200

// fileName converts a name to a file name that is valid on Windows, macOS, Linux and in a browser. It adds
// the extension, given without its dot, unless the name already has it.
//
// Path separators, other characters that Windows forbids and control characters become "_". Invisible marks
// that change the direction of text are removed, and so are dots and spaces at both ends, so that no file is
// hidden. Names of Windows devices get a leading "_". A name is cut at 200 bytes. If nothing is left, it is
// "export".
func fileName(name, extension string) string {
	stem, extension := cutFileName(name, extension)
	return stem + extension
}

// cutFileName returns the parts of a file name, the extension with its dot.
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

// cleanName replaces invalid characters, and cuts the name at most bytes.
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

// fileRune returns the replacement of a character, negative to remove it.
func fileRune(r rune) rune {
	switch {
	case strings.ContainsRune(`<>:"/\|?*`, r), unicode.IsControl(r), r == '\u2028', r == '\u2029':
		return '_'
	case unicode.Is(unicode.Bidi_Control, r), r == '\ufeff':
		return -1
	}
	return r
}
