// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"hash/fnv"
	"io"
	"log"
	"sync"
)

// warned holds the warnings given so far, so that an error in every frame is logged only the first time. All
// menus of the program share it.
var warned struct {
	sync.Mutex
	ids map[uint64]bool // hashes
}

// warnMost is the maximal number of warnings; later ones are dropped.
const warnMost = 1000

// excerptBytes bounds the length of a quoted text in a warning.
const excerptBytes = 80

// warnOnce logs msg, followed by details, unless it did so before for the same id. Package log hands it to the handler of
// log/slog if the program has set one; slog itself would link the encoder of JSON into browser programs.
func warnOnce(id, msg, details string) {
	h := fnv.New64a()
	io.WriteString(h, msg)
	io.WriteString(h, id)
	sum := h.Sum64()
	warned.Lock()
	defer warned.Unlock()
	if warned.ids[sum] || len(warned.ids) >= warnMost {
		return
	}
	if warned.ids == nil {
		warned.ids = map[uint64]bool{}
	}
	warned.ids[sum] = true
	if details != "" {
		msg += ": " + details
	}
	log.Print("WARN " + msg)
}
