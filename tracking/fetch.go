// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"context"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/giogrid/giogrid/tracking/internal/fetch"
)

// longestExcerpt is the number of bytes of a response in an error text.
const longestExcerpt = 200

// Request is the request of a commit.
type Request struct {
	URL, Method string
	Headers     map[string]string
	Data        []byte
}

// Response is the answer of a server.
type Response struct {
	Status int
	Data   []byte
}

// Fetcher sends a request and returns the answer, whatever its status. It is called on the goroutine of
// Pending.Send, and must return when ctx ends. Package httpfetch has one for HTTP.
type Fetcher func(ctx context.Context, r Request) (Response, error)

// StatusError is the error of a commit whose status is not 200 to 299.
type StatusError struct {
	Status  int
	Excerpt string // of the response, at most 200 bytes
}

func (e *StatusError) Error() string {
	if e.Excerpt == "" {
		return fmt.Sprintf("tracking: commit: status %d", e.Status)
	}
	return fmt.Sprintf("tracking: commit: status %d: %s", e.Status, e.Excerpt)
}

// byDefault sends a request as programs do that set no Fetcher.
func byDefault(ctx context.Context, r Request) (Response, error) {
	status, data, err := fetch.Default(ctx, r.URL, r.Method, r.Headers, r.Data)
	return Response{status, data}, err
}

// excerpt returns the beginning of a response as one printable line.
func excerpt(data []byte) string {
	var b strings.Builder
	for _, word := range strings.FieldsFunc(string(data[:min(len(data), 4*longestExcerpt)]), notShown) {
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(strings.ToValidUTF8(word, "\uFFFD"))
	}
	s := b.String()
	if len(s) <= longestExcerpt {
		return s
	}
	end := longestExcerpt
	for !utf8.RuneStart(s[end]) {
		end--
	}
	return s[:end]
}

// notShown reports whether a character is omitted from an excerpt.
func notShown(r rune) bool { return unicode.IsSpace(r) || !unicode.IsPrint(r) && r != utf8.RuneError }
