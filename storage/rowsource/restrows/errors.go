// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"errors"
	"fmt"
	"net/http"
	"strings"
	"unicode"
)

// errTooLarge is the error of an answer with a larger body than Options.MaxBytes.
var errTooLarge = errors.New("restrows: the answer is too large")

// Error is the error of a failed call. Its text contains neither the query of the address nor the additions
// of Options.Prepare.
type Error struct {
	Method Method
	// Address is the address of the request without user and query; empty if there was none.
	Address string
	// Status is the status of the answer, 0 if none came.
	Status int
	// Body is the beginning of the answer, in one line.
	Body string
	// Tries is the number of requests that were sent.
	Tries int
	// Err is the cause; nil if the status is sufficient.
	Err error
}

// bodyStart is the number of bytes of an answer that an Error shows.
const bodyStart = 200

// Error returns the method, the address, the answer and the cause.
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

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }

// start returns the beginning of a body, in one line of valid UTF-8.
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
