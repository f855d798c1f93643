// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"errors"
	"fmt"
	"net/http"
	"strings"
	"unicode"
)

// ErrTooLarge is the error of an answer with a larger body than Options.MaxBytes.
var ErrTooLarge = errors.New("restrows: the answer is too large")

// Error is a call that failed. Its text has neither queries of addresses nor what Options.Prepare
// added to the request.
type Error struct {
	Method Method
	// Address is that of the request without user and query; empty if there was none.
	Address string
	// Status is that of the answer, 0 if none came.
	Status int
	// Body is the start of the answer, in one line.
	Body string
	// Tries is how many requests were sent.
	Tries int
	// Err is what is wrong; nil if the status says it all.
	Err error
}

// bodyStart is how many bytes of an answer an Error shows.
const bodyStart = 200

// Error says what was called, what came and what is wrong.
func (e *Error) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "restrows: %s", e.Method)
	if e.Address != "" {
		fmt.Fprintf(&b, " at %s", e.Address)
	}
	if e.Tries > 1 {
		fmt.Fprintf(&b, " (%d tries)", e.Tries)
	}
	if e.Status != 0 {
		fmt.Fprintf(&b, ": status %d %s", e.Status, http.StatusText(e.Status))
	}
	if e.Err != nil {
		fmt.Fprintf(&b, ": %v", e.Err)
	}
	if e.Body != "" {
		fmt.Fprintf(&b, "; the answer begins with %q", e.Body)
	}
	return b.String()
}

// Unwrap is what is wrong.
func (e *Error) Unwrap() error { return e.Err }

// start is the start of a body, in one line of valid letters.
func start(body []byte) string {
	cut := len(body) > bodyStart
	if cut {
		body = body[:bodyStart]
	}
	line := strings.Join(strings.FieldsFunc(strings.ToValidUTF8(string(body), ""), func(r rune) bool {
		return unicode.IsSpace(r) || unicode.IsControl(r)
	}), " ")
	if cut {
		line += "…"
	}
	return line
}
